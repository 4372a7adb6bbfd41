from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0005_record"),
    ]

    operations = [
        migrations.CreateModel(
            name="Secret",
            fields=[
                ("name", models.CharField(max_length=40, primary_key=True, serialize=False)),
                ("value", models.CharField(max_length=200)),
            ],
        ),
    ]
