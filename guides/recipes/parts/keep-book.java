    static final long LONGEST_WAIT = 10_000_000_000L; // ns for a snapshot: other frames may keep the connection alive

    public static void main(String[] arguments) throws Exception {
        try {
            keepConnected(() -> session());
        } catch (Refused refusal) {
            fail(refusal.getMessage());
        }
    }

    static void session() throws IOException, InterruptedException, Refused {
        Map<String, Book> books = new HashMap<>(); // of this connection: the books of the last one are out of date
        try (Connection connection = new Connection(SOCKET)) {
            connection.subscribe("subscribe", "book_lv2", SYMBOL);
            long inStep = System.nanoTime();
            while (!System.out.checkError()) { // until nobody reads what is printed any more
                Object frame = connection.receive();
                if ("error".equals(find(frame, "/event"))) throw new Refused(0, text(find(frame, "/message")));
                for (String contract : keep(books, frame)) {
                    Book book = books.get(contract);
                    if (book.problem == null) {
                        System.out.println(contract + " " + book.last + " " + best(book.bids) + " " + best(book.asks));
                        continue;
                    }
                    System.err.println(contract + ": updates were lost, subscribing again");
                    connection.subscribe("unsubscribe", "book_lv2", contract);
                    connection.subscribe("subscribe", "book_lv2", contract);
                }
                if (books.containsKey(SYMBOL) && books.get(SYMBOL).last != null) inStep = System.nanoTime();
                if (System.nanoTime() - inStep > LONGEST_WAIT) throw new IOException("no snapshot in time");
            }
        }
    }

    static String best(TreeMap<BigDecimal, List<String>> side) {
        return side.isEmpty() ? null : side.firstEntry().getValue().get(0);
    }
