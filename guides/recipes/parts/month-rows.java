    /** A line of the file. It has no change where no balance changes. */
    record Entry(String account, long time, String kind, String currency, BigDecimal change, List<String> details) {}

    static BigDecimal amountOf(Object row, String name) {
        return new BigDecimal(text(find(row, "/" + name)));
    }

    static long timeOf(Object row, String name) {
        return Long.parseLong(text(find(row, "/" + name)));
    }

    static List<String> details(Object row, String... names) {
        return Arrays.stream(names).map(name -> Objects.requireNonNullElse(text(find(row, "/" + name)), "")).toList();
    }

    /** What changed the spot balances. */
    static List<Entry> spotEntries(long start, long end) throws IOException, InterruptedException, Refused {
        List<Entry> found = new ArrayList<>();
        Map<String, String> span = Map.of("startTime", String.valueOf(start), "endTime", String.valueOf(end));
        readPages("/trades", span, fill -> {
            String[] currencies = text(find(fill, "/symbol")).split("_");
            boolean isBought = "BUY".equals(find(fill, "/side"));
            BigDecimal quantity = amountOf(fill, "quantity"), amount = amountOf(fill, "amount");
            long time = timeOf(fill, "createTime");
            List<String> details = details(fill, "id", "orderId", "symbol", "side", "price", "quantity");
            found.add(new Entry("SPOT", time, "FILL", currencies[0], isBought ? quantity : quantity.negate(), details));
            found.add(new Entry("SPOT", time, "FILL", currencies[1], isBought ? amount.negate() : amount, details));
            found.add(new Entry("SPOT", time, "FEE", text(find(fill, "/feeCurrency")), amountOf(fill, "feeAmount").negate(), details));
        });
        readPages("/accounts/transfer", span, transfer -> {
            if ("SPOT".equals(find(transfer, "/toAccount"))) addDone(found, "TRANSFER", transfer, true);
            if ("SPOT".equals(find(transfer, "/fromAccount"))) addDone(found, "TRANSFER", transfer, false);
        });
        Set<Object> accounts = new HashSet<>();
        for (Object account : list(read("/accounts", Map.of()))) accounts.add(find(account, "/accountId"));
        readPages("/subaccounts/transfer", span, transfer -> {
            for (String side : List.of("to", "from"))
                if (accounts.contains(find(transfer, "/" + side + "AccountId")) && "SPOT".equals(find(transfer, "/" + side + "AccountType")))
                    addDone(found, "TRANSFER", transfer, side.equals("to"));
        });
        readPages("/accounts/activity", span, activity -> addDone(found, "ACTIVITY", activity, true));
        readPages("/accounts/interest/history", span, charge -> found.add(new Entry("SPOT", timeOf(charge, "interestAccuredTime"),
            "INTEREST", text(find(charge, "/currencyName")), amountOf(charge, "interest").negate(), details(charge, "id"))));
        addWallet(found, start, end);
        return found;
    }

    static void addDone(List<Entry> found, String kind, Object row, boolean isReceived) {
        if (!"SUCCESS".equals(find(row, "/state"))) return;
        BigDecimal amount = amountOf(row, "amount"), change = isReceived ? amount : amount.negate();
        found.add(new Entry("SPOT", timeOf(row, "createTime"), kind, text(find(row, "/currency")), change, details(row, "id")));
    }

    /** Deposits and withdrawals. They name the currency of a network, such as USDTTRON, and count time in seconds. */
    static void addWallet(List<Entry> found, long start, long end) throws IOException, InterruptedException, Refused {
        Map<String, String> span = Map.of("start", String.valueOf(start / 1000), "end", String.valueOf(end / 1000 + 1));
        Object wallet = read("/wallets/activity", span);
        List<?> deposits = list(find(wallet, "/deposits")), withdrawals = list(find(wallet, "/withdrawals"));
        if (deposits.isEmpty() && withdrawals.isEmpty()) return;
        Map<String, String> coins = new HashMap<>();
        for (Object currency : list(read("/v2/currencies", Map.of())))
            for (Object network : rows(find(currency, "/networkList"))) coins.put(text(find(network, "/coin")), text(find(currency, "/coin")));
        for (Object deposit : deposits) addMoved(found, coins, "DEPOSIT", deposit, amountOf(deposit, "amount"), "depositNumber");
        for (Object withdrawal : withdrawals)
            addMoved(found, coins, "WITHDRAWAL", withdrawal, amountOf(withdrawal, "amount").negate(), "withdrawalRequestsId");
    }

    static void addMoved(List<Entry> found, Map<String, String> coins, String kind, Object row, BigDecimal change, String id) {
        String currency = text(find(row, "/currency"));
        if (text(find(row, "/status")).startsWith("COMPLETE"))
            found.add(new Entry("SPOT", timeOf(row, "timestamp") * 1000, kind, coins.getOrDefault(currency, currency), change, details(row, id)));
    }

    /** What changed the futures balance, and the fills, whose profit and fee are bills of their own. */
    static List<Entry> futuresEntries(long start, long end) throws IOException, InterruptedException, Refused {
        List<Entry> found = new ArrayList<>();
        Map<String, String> span = Map.of("sTime", String.valueOf(start), "eTime", String.valueOf(end));
        readPages("/v3/trade/order/trades", span, fill -> found.add(new Entry("FUTURES", timeOf(fill, "cTime"), "FILL", "", null,
            details(fill, "trdId", "ordId", "symbol", "side", "px", "qty"))));
        readPages("/v3/account/bills", span, bill -> {
            String type = text(find(bill, "/type"));
            // Margin of an isolated position stays in the account.
            BigDecimal change = type.equals("MANUAL_MARGIN") ? null : amountOf(bill, "sz");
            found.add(new Entry("FUTURES", timeOf(bill, "cTime"), type, text(find(bill, "/ccy")), change, details(bill, "id", "", "symbol")));
        });
        return found;
    }
