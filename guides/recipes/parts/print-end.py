values = [value for value in sys.argv[1:] if value != "--live"]
if len(values) != 2:
    sys.exit(f"How to run it: python3 {sys.argv[0]} PRICE SIZE [--live]")
ended_as = run(*values)
print("Ended as:", ended_as)
if ended_as is None:
    sys.exit("The order was not placed.")
if ended_as not in FINAL:
    sys.exit("The order may be open. Look at your open orders.")
