"""Signing in and out, and the first account of a new room."""

from django import forms
from django.contrib.auth import login
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView, LogoutView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.room.accounts import entrance
from torneo.room.accounts.first_visit import may_be_first
from torneo.room.accounts.record import By
from torneo.room.accounts.second_factor import is_asked_of
from torneo.room.accounts.staff import is_new, make_first, weak
from torneo.room.language import language_of
from torneo.room.pages.second_factor import halfway
from torneo.room.words import say


class FirstAccount(forms.Form):
    """The director of a room nobody has an account in yet."""

    name = forms.CharField(max_length=120)
    username = forms.SlugField(max_length=60)
    password = forms.CharField(widget=forms.PasswordInput)


def first(request: HttpRequest) -> HttpResponse:
    """Asked once: whoever starts the room becomes its director. Only on the machine itself, or with the code
    its terminal shows: over the network anybody could come first."""
    if not is_new():
        return redirect("sign_in")
    lang = language_of(request)
    code = request.POST.get("code", "") or request.GET.get("codigo", "")
    if not may_be_first(request, code):
        return render(request, "room/first_code.html", {"wrong": bool(code)}, status=403)
    form = FirstAccount(request.POST or None)
    problem = ""
    if request.method == "POST" and form.is_valid():
        data = form.cleaned_data
        if not weak(data["password"]):
            by = By(data["username"], "director", request.META.get("REMOTE_ADDR", ""))
            user = make_first(by, data["username"], data["name"], data["password"])
            if user is None:
                return redirect("sign_in")
            login(request, user, backend="django.contrib.auth.backends.ModelBackend")
            return redirect("start")
        problem = say("accounts.no.weak_password", lang)
    elif request.method == "POST":
        problem = say("accounts.fill_in", lang)
    return render(request, "room/first.html", {"form": form, "problem": problem, "code": code})


def locked(request: HttpRequest, *_: object) -> HttpResponse:
    """After too many wrong passwords."""
    text = say("accounts.locked", language_of(request))
    return render(request, "room/plain.html", {"text": text}, status=429)


class SignIn(LoginView):
    template_name = "room/sign_in.html"

    def post(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        with entrance.entering(request) as wait:
            if wait:
                return self._busy(request, wait)
            return super().post(request, *args, **kwargs)

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        user = form.get_user()
        if is_asked_of(user):
            answer = halfway(self.request, user, self.get_success_url())
        else:
            answer = super().form_valid(form)
        entrance.was_right(self.request, answer, user.get_username())
        return answer

    def _busy(self, request: HttpRequest, wait: int) -> HttpResponse:
        """Nothing has been weighed."""
        text = say("accounts.busy", language_of(request), {"seconds": wait})
        context = {
            "busy": text,
            "typed": request.POST.get("username", "")[:60],
            "next": self.get_redirect_url(),
        }
        answer = render(request, self.template_name, context, status=429)
        answer.headers["Retry-After"] = str(wait)
        return answer

    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        return redirect("first") if is_new() else super().get(request, *args, **kwargs)


urlpatterns = [
    path("primera-vez/", first, name="first"),
    path("entrar/", SignIn.as_view(), name="sign_in"),
    path("salir/", LogoutView.as_view(), name="sign_out"),
]
