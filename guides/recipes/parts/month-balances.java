    /** By account and currency, such as SPOT,BTC, without profit that is not realised. */
    static TreeMap<String, BigDecimal> balances() throws IOException, InterruptedException, Refused {
        TreeMap<String, BigDecimal> found = new TreeMap<>();
        for (Object account : list(read("/accounts/balances", Map.of("accountType", "SPOT"))))
            for (Object entry : list(find(account, "/balances")))
                add(found, "SPOT," + find(entry, "/currency"), amountOf(entry, "available").add(amountOf(entry, "hold")));
        for (Object entry : list(find(read("/v3/account/balance", Map.of()), "/details"))) {
            BigDecimal equity = amountOf(entry, "eq").subtract(amountOf(entry, "upl"));
            boolean isIsolated = find(entry, "/isoUpl") instanceof String text && !text.isEmpty();
            add(found, "FUTURES," + find(entry, "/ccy"), isIsolated ? equity.subtract(amountOf(entry, "isoUpl")) : equity);
        }
        return found;
    }

    static void add(Map<String, BigDecimal> amounts, String name, BigDecimal amount) {
        amounts.merge(name, amount, BigDecimal::add);
    }

    static TreeMap<String, BigDecimal> difference(Map<String, BigDecimal> amounts, Map<String, BigDecimal> others) {
        TreeMap<String, BigDecimal> rest = new TreeMap<>(amounts);
        others.forEach((name, amount) -> add(rest, name, amount.negate()));
        return rest;
    }

    /** All entries since the start, and the balances that they lead to. */
    record Account(List<Entry> entries, TreeMap<String, BigDecimal> balances) {}

    /** Reads again when the balances change meanwhile. */
    static Account entriesUntilNow(long start) throws IOException, InterruptedException, Refused {
        for (int attempt = 0; attempt < 5; attempt++) {
            TreeMap<String, BigDecimal> before = balances();
            long end = serverTime();
            List<Entry> entries = spotEntries(start, end);
            entries.addAll(futuresEntries(start, end));
            TreeMap<String, BigDecimal> after = balances();
            if (difference(after, before).values().stream().allMatch(amount -> amount.signum() == 0)) return new Account(entries, after);
        }
        throw new IOException("the balances change while they are read: try again when you do not trade");
    }
