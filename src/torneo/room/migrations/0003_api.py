import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0002_housebook"),
    ]

    operations = [
        migrations.CreateModel(
            name="Token",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("name", models.CharField(max_length=80)),
                ("role", models.CharField(max_length=20)),
                ("stream", models.CharField(blank=True, max_length=80)),
                ("made_by", models.CharField(blank=True, max_length=150)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("expires_at", models.DateTimeField(null=True)),
                ("used_at", models.DateTimeField(null=True)),
                ("revoked_at", models.DateTimeField(null=True)),
            ],
            options={
                "ordering": ("-made_at", "-id"),
            },
        ),
        migrations.CreateModel(
            name="Webhook",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=80)),
                ("url", models.CharField(max_length=500)),
                ("secret", models.CharField(max_length=80)),
                ("stream", models.CharField(blank=True, max_length=80)),
                ("kinds", models.TextField(blank=True)),
                ("made_by", models.CharField(blank=True, max_length=150)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("paused_at", models.DateTimeField(null=True)),
                ("paused_why", models.CharField(blank=True, max_length=20)),
                ("held_until", models.FloatField(default=0)),
                ("holder", models.CharField(blank=True, max_length=40)),
            ],
            options={
                "ordering": ("-made_at", "-id"),
            },
        ),
        migrations.CreateModel(
            name="Delivery",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(max_length=80)),
                ("first", models.BigIntegerField()),
                ("last", models.BigIntegerField()),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("attempt", models.PositiveIntegerField(default=1)),
                ("status", models.PositiveIntegerField(default=0)),
                ("error", models.CharField(blank=True, max_length=40)),
                ("millis", models.PositiveIntegerField(default=0)),
                ("again", models.BooleanField(default=False)),
                ("waiting", models.BooleanField(default=False)),
                (
                    "webhook",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="deliveries",
                        to="room.webhook",
                    ),
                ),
            ],
            options={
                "ordering": ("-id",),
            },
        ),
        migrations.CreateModel(
            name="Sent",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(max_length=80)),
                ("version", models.BigIntegerField(default=0)),
                ("attempts", models.PositiveIntegerField(default=0)),
                ("next_try", models.FloatField(default=0)),
                ("failing_since", models.FloatField(default=0)),
                (
                    "webhook",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="sent", to="room.webhook"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("webhook", "stream"), name="one_place_per_webhook_and_stream"
                    )
                ],
            },
        ),
    ]
