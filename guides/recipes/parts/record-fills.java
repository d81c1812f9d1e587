    static final long OVERLAP = 60_000; // ms that each pass reads again: a fill may be listed late
    static final long EVERY = 600_000; // ms between two passes, because a push can get lost on a connection that stays

    public static void main(String[] arguments) throws Exception {
        try {
            keepConnected(() -> recordFills());
        } catch (Refused refusal) {
            fail(refusal.getMessage());
        }
    }

    static void recordFills() throws IOException, InterruptedException, Refused {
        setClock();
        long mark = readJournal();
        if (mark == 0) { // a first run begins now
            mark = serverTime();
            write(Map.of("mark", mark));
        }
        try (Connection connection = new Connection(SOCKET)) {
            logIn(connection);
            follow(connection, CHANNEL); // first, so that no fill falls between the two
            while (true) {
                mark = catchUp(mark); // what is pushed meanwhile waits on the connection
                long pass = System.nanoTime();
                while (System.nanoTime() - pass < EVERY * 1_000_000) {
                    Object frame = connection.receive();
                    if (!CHANNEL.equals(find(frame, "/channel"))) continue;
                    for (Object row : rows(find(frame, "/data"))) if (isFill(row)) record(row);
                }
            }
        }
    }

    /** Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest. */
    static long catchUp(long mark) throws IOException, InterruptedException, Refused {
        long begun = serverTime();
        if (mark < begun - KEPT) System.err.println("Fills of more than " + KEPT / DAY + " days ago are not listed any more.");
        readPages(FILLS, fillsSince(Math.max(mark - OVERLAP, begun - KEPT)), row -> record(row));
        write(Map.of("mark", begun));
        return begun;
    }
