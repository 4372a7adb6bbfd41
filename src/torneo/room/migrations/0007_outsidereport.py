from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0006_secret"),
    ]

    operations = [
        migrations.CreateModel(
            name="OutsideReport",
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
                ("address", models.CharField(max_length=60)),
                ("kind", models.CharField(max_length=20)),
                ("table", models.BigIntegerField()),
                ("accused", models.CharField(blank=True, max_length=80)),
                ("facts", models.CharField(blank=True, max_length=300)),
                ("said", models.BigIntegerField(default=0)),
                ("should", models.BigIntegerField(default=0)),
            ],
        ),
    ]
