from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0003_api"),
    ]

    operations = [
        migrations.CreateModel(
            name="Showing",
            fields=[
                ("stream", models.CharField(max_length=80, primary_key=True, serialize=False)),
                ("public", models.CharField(default="after", max_length=10)),
                ("minutes", models.PositiveIntegerField(default=30)),
                ("overlay_seconds", models.PositiveIntegerField(default=0)),
            ],
        ),
    ]
