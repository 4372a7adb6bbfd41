"""The controls of a demonstration (``torneo.room.demo``)."""

from torneo.room.demo.pages import urlpatterns as urlpatterns
