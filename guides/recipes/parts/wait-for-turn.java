    static final double PER_SECOND = 8; // the limit is 10: the rest is for your other programs
    static double nextStart = 0;

    /** Spreads the requests evenly, also those that are tried again. */
    static void waitForTurn() throws InterruptedException {
        double now = System.nanoTime() / 1e9, start = Math.max(nextStart, now);
        nextStart = start + 1 / PER_SECOND;
        sleep(start - now);
    }
