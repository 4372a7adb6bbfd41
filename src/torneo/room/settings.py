"""Django's settings, all from the environment: a laptop needs none of it.

TORNEO_DATA    folder of the room (default ~/.torneo)
DATABASE_URL   postgresql://user:password@host:port/name; SQLite in the data folder without it
TORNEO_HOSTS   names or addresses the room answers to, with commas (default localhost)
TORNEO_URL     the room's address as others open it, for links and QR codes (default: found by itself);
               with a path where a proxy gives it only a part of its own address: https://club.example/torneo
TORNEO_LANG    es, en or pt: what pages speak to whoever has chosen nothing (default es)
TORNEO_HTTPS   1 when a proxy in front serves https
TORNEO_LOCALE  how numbers and days are written: es_CO, es_MX,en_US (default es_ES,en)
TORNEO_DISK    megabytes left on the disk below which the console warns (default 500)
TORNEO_PRESS_MEMORY  megabytes a press may have to print a paper (default 2000)
TORNEO_HUNG    seconds without a sign of life after which the serving process is replaced (default 60)
TORNEO_METRICS  1: figures for Prometheus at /metricas/ for this machine; a longer text: a token for them
TORNEO_SECRET_KEY  what signs sessions, 40 characters or more (default: made once, kept in the database)

Limits of clients are in ``torneo.room.walls.limits``.
"""

import os
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from django.utils.functional import lazy

from torneo.room.data_folder import data_folder
from torneo.room.network import prefix, public_url, served
from torneo.room.secret_key import secret_key
from torneo.writing import use_locale

SECRET_KEY = lazy(secret_key, str)()
DEBUG = False
use_locale(os.environ.get("TORNEO_LOCALE", ""))
ALLOWED_HOSTS = [
    *os.environ.get("TORNEO_HOSTS", "").split(","),
    *([urlsplit(public_url()).hostname or ""] if public_url() else []),
    "localhost",
    "127.0.0.1",
    "[::1]",
]
HTTPS = os.environ.get("TORNEO_HTTPS") == "1"
_SERVED = served()
OWN_HTTPS = _SERVED is not None and _SERVED.scheme == "https"

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "torneo.room.apps.Support",
    "django_htmx",
    "axes",
    "csp",
    "torneo.journal",
    "torneo.room",
]
MIDDLEWARE = [
    "torneo.room.figures.CountRequests",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "torneo.room.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "torneo.room.drafts.DraftMiddleware",
    "axes.middleware.AxesMiddleware",
    "torneo.room.unreadable.UnreadableMiddleware",
    "torneo.room.engine_faults.EngineFaultMiddleware",
]
FORCE_SCRIPT_NAME = prefix() or None
ROOT_URLCONF = "torneo.room.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "OPTIONS": {
            "loaders": [("django.template.loaders.cached.Loader", ["torneo.room.template_source.Loader"])],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "torneo.room.context.everywhere",
            ],
            "builtins": ["torneo.room.templatetags.room"],
        },
    }
]


def database(url: str) -> dict[str, Any]:
    """SQLite that does not lock itself out, or the PostgreSQL of the address."""
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": data_folder() / "torneo.sqlite3",
            "CONN_MAX_AGE": 600,
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=20000",
            },
        }
    parts = urlsplit(url)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 600,
        "CONN_HEALTH_CHECKS": True,
    }


DATABASES = {"default": database(os.environ.get("DATABASE_URL", ""))}

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
AXES_FAILURE_LIMIT = 8
AXES_COOLOFF_TIME = 0.25
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_LOCKOUT_CALLABLE = "torneo.room.pages.accounts.locked"
AXES_CLIENT_IP_CALLABLE = "torneo.room.accounts.entrance.sender"
PASSWORD_HASHERS = ["torneo.room.accounts.hashing.Hasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "sign_in"
LOGIN_REDIRECT_URL = "start"
LOGOUT_REDIRECT_URL = "start"

LANGUAGE_CODE = "es"
LANGUAGES = [("es", "Español"), ("en", "English")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = f"{prefix()}/static/"
STATIC_ROOT = data_folder() / "static"
STATIC_ROOT.mkdir(exist_ok=True)
WHITENOISE_USE_FINDERS = True
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
FILE_UPLOAD_MAX_MEMORY_SIZE = DATA_UPLOAD_MAX_MEMORY_SIZE = 5 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2000

SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS or OWN_HTTPS
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "style-src": ["'self'"],
        "script-src": ["'self'"],
        "worker-src": ["'self'"],
        "connect-src": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "object-src": ["'none'"],
    }
}
SILENCED_SYSTEM_CHECKS = ["axes.W003", "security.W004", "security.W008", "security.W012", "security.W016"]
BASE_DIR = Path(__file__).parent
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {"axes": {"level": "ERROR"}},
}
