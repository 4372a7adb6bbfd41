"""Whether the room is well, for those who watch over it."""

from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_safe


@require_safe
def beat(request: HttpRequest) -> HttpResponse:
    """A page is answered: nothing else is looked at."""
    return HttpResponse(status=204)


urlpatterns = [path("salud/latido/", beat, name="beat")]
