    /** What a frame says of one book. */
    record Push(String symbol, boolean begins, List<?> bids, List<?> asks, String id, String previous, String first, String checksum) {}

    /** The book of one symbol. `last` is the number of its last message, and null while the book cannot be used. */
    static class Book {
        final TreeMap<BigDecimal, List<String>> bids = new TreeMap<>(Comparator.reverseOrder()), asks = new TreeMap<>();
        String last, problem;

        /** Applies a message. Tells whether the book changed or fell out of step. */
        boolean take(Push push) {
            problem = null;
            try {
                return step(push);
            } catch (NumberFormatException | NullPointerException unreadable) {
                return fail("a message cannot be read");
            }
        }

        private boolean step(Push push) {
            if (push.begins) {
                bids.clear();
                asks.clear();
                last = null;
                apply(push);
                return true;
            }
            if (last == null) return false;
            boolean follows =
                push.id == null
                    || last.equals(push.previous)
                ;
            if (!follows) return fail("message " + push.id + " does not follow " + last);
            return apply(push);
        }

        private boolean apply(Push push) {
            setLevels(bids, push.bids);
            setLevels(asks, push.asks);
            last = push.id != null ? push.id : last != null ? last : "";
            return true;
        }

        private static void setLevels(TreeMap<BigDecimal, List<String>> side, List<?> levels) {
            for (Object level : levels) {
                String price = text(find(level, "/0")), size = text(find(level, "/1"));
                if (number(size).signum() == 0) side.remove(number(price));
                else side.put(number(price), List.of(price, size));
            }
            while (side.size() > 20) side.pollLastEntry();
        }

        private boolean fail(String problem) {
            this.last = null;
            this.problem = problem;
            return true;
        }
    }

    static BigDecimal number(String text) {
        return new BigDecimal(text);
    }

    /** What a frame says of books; nothing for a frame of something else. */
    static List<Push> pushes(Object frame) {
        Object records = find(frame, "/data");
        List<Push> said = new ArrayList<>();
        for (Object record : records instanceof List<?> list ? list : records == null ? List.of() : List.of(records)) {
            List<?> bids = list(record, frame, "/bids"), asks = list(record, frame, "/asks");
            String checksum = null;
            if (bids == null && asks == null && checksum == null) continue;
            String symbol = textAt(record, frame, "/s");
            said.add(new Push(symbol == null ? "" : symbol,
                List.of("snapshot").contains(String.valueOf(textAt(record, frame, "/action"))),
                bids == null ? List.of() : bids, asks == null ? List.of() : asks,
                textAt(record, frame, "/id"),
                textAt(record, frame, "/lid"),
                null,
                checksum));
        }
        return said;
    }

    static Object at(Object record, Object frame, String... pointers) {
        Object found = find(record, pointers);
        return found == null ? find(frame, pointers) : found;
    }

    static String textAt(Object record, Object frame, String... pointers) {
        return text(at(record, frame, pointers));
    }

    static List<?> list(Object record, Object frame, String... pointers) {
        return at(record, frame, pointers) instanceof List<?> list ? list : null;
    }

    /** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
    static List<String> keep(Map<String, Book> books, Object frame) {
        List<String> changed = new ArrayList<>();
        for (Push push : pushes(frame)) {
            List<String> symbols = List.of(push.symbol);
            for (String symbol : symbols) {
                if (!books.containsKey(symbol)) {
                    Book first = books.remove("");
                    books.put(symbol, first == null ? new Book() : first);
                }
                if (books.get(symbol).take(push)) changed.add(symbol);
            }
        }
        return changed;
    }
