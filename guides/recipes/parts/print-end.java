    public static void main(String[] arguments) throws Exception {
        List<String> values = liveValues(arguments, "Place an order");
        if (values.size() != 2) fail("How to run it: " + USAGE);
        onSignal(() -> stop());
        String endedAs = run(values.get(0), values.get(1));
        System.out.println("Ended as: " + endedAs);
        if (endedAs == null) System.err.println("The order was not placed.");
        else if (!FINAL.contains(endedAs)) System.err.println("The order may be open. Look at your open orders.");
        else status = 0;
    }

    static volatile boolean isStopped = false; // by Ctrl+C or SIGTERM
    static volatile Connection watched;

    /** Ends the watch, and lets no order be sent after it. */
    static void stop() {
        isStopped = true;
        if (watched != null) watched.close();
    }

    /** Gives the last known state of the order, null when it was not placed. */
    static String run(String price, String size) throws InterruptedException {
        // An id of our own is known before the order is sent, and finds it again whatever gets lost.
        String ownId = "recipe-" + System.currentTimeMillis();
        try {
            return placeAndWatch(ownId, price, size);
        } catch (IOException | Refused problem) {
            System.err.println(problem.getMessage());
        } catch (RuntimeException problem) {
            System.err.println("A message cannot be read: " + problem);
        }
        return mayStand ? settle(ownId) : null;
    }
