"""`python -m galapagos` is the command `galapagos`."""

from galapagos.cli import main

if __name__ == "__main__":
    main()
