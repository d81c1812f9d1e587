    static final long LONGEST_WATCH = 10_000; // ms to wait for events of the order; then it is looked up
    static final long LONGEST_SEARCH = 60_000; // ms
    static boolean mayStand = false; // whether there may be an order
    static String lastState = "UNKNOWN"; // by the exchange

    /** Gives the state in which the order ended. */
    static String placeAndWatch(String ownId, String price, String size)
        throws IOException, InterruptedException, Refused {
        setClock();
        try (Connection connection = new Connection(SOCKET)) {
            logIn(connection);
            follow(connection, "orders"); // before there is an order, so that no event of it is missed
            watched = connection;
            if (isStopped) throw new IOException("stopped before the order was sent");
            mayStand = true;
            try {
                place(ownId, price, size);
            } catch (NotNow | Refused problem) { // any other exception leaves open whether it was placed
                mayStand = false;
                throw problem;
            }
            return watch(connection, ownId);
        }
    }

    /** Cancels the order once it stands. Gives its final state. */
    static String watch(Connection connection, String ownId) throws IOException, InterruptedException, Refused {
        long begun = System.nanoTime();
        boolean isCancelled = false;
        while (true) {
            Object frame = connection.receive(LONGEST_WATCH - (System.nanoTime() - begun) / 1_000_000);
            if (!"orders".equals(find(frame, "/channel"))) continue;
            for (Object event : rows(find(frame, "/data"))) {
                if (!ownId.equals(find(event, OWN_ID))) continue;
                lastState = stateOf(event);
                System.out.println(lastState + " " + find(event, FILLED) + " of " + find(event, SIZE));
                if (FINAL.contains(lastState)) return lastState;
                if (!isCancelled) cancel(ownId);
                isCancelled = true;
            }
        }
    }

    /** Cancels what may stand, and looks up how it ended. Gives its last state. */
    static String settle(String ownId) throws InterruptedException {
        String state = lastState;
        long begun = System.nanoTime();
        int misses = 0;
        while (System.nanoTime() - begun < LONGEST_SEARCH * 1_000_000 && misses < 10) {
            try {
                try {
                    cancel(ownId);
                } catch (Refused refusal) { // it may have ended, or not have come
                    System.err.println("Not cancelled: " + refusal.getMessage());
                }
                List<?> found = lookUp(ownId);
                for (Object row : found) {
                    state = stateOf(row);
                    if (FINAL.contains(state)) return state;
                }
                misses = found.isEmpty() ? misses + 1 : 0; // an order that was sent may come late
            } catch (IOException | Refused problem) {
                System.err.println(problem.getMessage());
            } catch (RuntimeException problem) {
                System.err.println("A reply cannot be read: " + problem);
            }
            sleep(1);
        }
        return state;
    }

    /** The state in one spelling: futures also send PARTIAL_FILLED and PARTIAL_CANCELED. */
    static String stateOf(Object row) {
        return String.valueOf(find(row, "/state")).replace("PARTIAL_", "PARTIALLY_");
    }
