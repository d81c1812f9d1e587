    /** What a frame says of books; nothing for a frame of something else. */
    static List<Push> pushes(Object frame) {
        List<Push> said = new ArrayList<>();
        Object records = find(frame, "/data");
        for (Object record : records instanceof List<?> list ? list : records == null ? List.of() : List.of(records)) {
            List<?> bids = list(record, frame, "/bids"), asks = list(record, frame, "/asks");
            if (bids == null && asks == null) continue;
            String symbol = textAt(record, frame, "/symbol");
            said.add(new Push(symbol == null ? "" : symbol,
                "snapshot".equals(textAt(record, frame, "/action")),
                bids == null ? List.of() : bids, asks == null ? List.of() : asks,
                textAt(record, frame, "/id"),
                textAt(record, frame, "/lastId")));
        }
        return said;
    }

    /** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
    static List<String> keep(Map<String, Book> books, Object frame) {
        List<String> changed = new ArrayList<>();
        for (Push push : pushes(frame)) {
            if (books.computeIfAbsent(push.symbol, symbol -> new Book()).take(push)) changed.add(push.symbol);
        }
        return changed;
    }
