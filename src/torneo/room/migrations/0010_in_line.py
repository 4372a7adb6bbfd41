from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0009_screens"),
    ]

    operations = [
        migrations.CreateModel(
            name="InLine",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(db_index=True, max_length=80)),
                ("mark", models.CharField(max_length=40, unique=True)),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("player", models.CharField(blank=True, max_length=80)),
                ("name", models.CharField(max_length=80)),
            ],
            options={
                "ordering": ("pk",),
            },
        ),
    ]
