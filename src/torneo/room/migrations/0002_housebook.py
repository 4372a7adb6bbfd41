from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("room", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="HouseBook",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(db_index=True, max_length=60)),
                ("version", models.PositiveIntegerField()),
                ("text", models.TextField()),
                ("ready", models.BooleanField(default=False)),
                ("note", models.CharField(blank=True, max_length=200)),
                ("made_by", models.CharField(max_length=150)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
            ],
            options={
                "ordering": ("name", "-version"),
                "constraints": [
                    models.UniqueConstraint(fields=("name", "version"), name="one_text_per_version")
                ],
            },
        ),
    ]
