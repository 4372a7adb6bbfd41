"""Addresses of the room. Each page module brings its own."""

from importlib import import_module

from django.contrib import admin
from django.urls import URLPattern, URLResolver, path

from torneo.room.pages import PAGES

urlpatterns: list[URLPattern | URLResolver] = [path("soporte/", admin.site.urls)]
for _page in PAGES:
    urlpatterns += import_module(f"torneo.room.pages.{_page}").urlpatterns

handler404 = "torneo.room.pages.errors.not_found"
handler500 = "torneo.room.pages.errors.server_error"
