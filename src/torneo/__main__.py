import sys

from torneo.cli.main import main

sys.exit(main())
