    /** What a frame says of one book. */
    record Push(String symbol, boolean begins, List<?> bids, List<?> asks, String id, String previous) {}

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
            if (!push.begins) return update(push);
            bids.clear();
            asks.clear();
            last = null;
            apply(push);
            return true;
        }

        private boolean update(Push push) {
            if (last == null) return false;
            boolean follows = push.id == null || last.equals(push.previous);
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
