    /** A connection that pings, because the server closes a silent one. It keeps messages until they are read. */
    static class Connection implements WebSocket.Listener, AutoCloseable {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(); // an empty text is the end
        private final StringBuilder parts = new StringBuilder();
        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        private final WebSocket socket;

        Connection(String path) throws IOException, InterruptedException {
            try {
                socket = within(10, CLIENT.newWebSocketBuilder().buildAsync(URI.create(WS_URL + path), this));
            } catch (IOException problem) {
                timer.shutdownNow();
                throw problem;
            }
            timer.scheduleAtFixedRate(this::ping, 20, 20, TimeUnit.SECONDS);
        }

        private void ping() {
            try {
                send("{\"event\":\"ping\"}");
            } catch (IOException | InterruptedException problem) {
                close();
            }
        }

        /** Sends one message at a time, as a socket takes them. */
        synchronized void send(String message) throws IOException, InterruptedException {
            within(10, socket.sendText(message, true));
        }

        /** Asks for a channel, or leaves it with the event `unsubscribe`. */
        void subscribe(String event, String channel, String symbol) throws IOException, InterruptedException {
            send("{\"event\":\"%s\",\"channel\":[\"%s\"],\"symbols\":[\"%s\"]}".formatted(event, channel, symbol));
        }

        /** The next frame. After 40 s without one, the connection is lost. */
        Object receive() throws IOException, InterruptedException {
            return receive(40_000);
        }

        Object receive(long milliseconds) throws IOException, InterruptedException {
            String message = waiting.poll(milliseconds, TimeUnit.MILLISECONDS);
            if (message == null) throw new IOException("no message in time");
            if (message.isEmpty()) throw new IOException("the connection was closed");
            return Json.parsed(message);
        }

        @Override
        public void close() {
            timer.shutdownNow();
            socket.abort();
            waiting.add("");
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
            parts.append(part);
            if (isLast) {
                waiting.add(parts.toString());
                parts.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            waiting.add("");
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable problem) {
            waiting.add("");
        }
    }

    interface Session {
        void hold() throws IOException, InterruptedException, Refused;
    }

    /** Holds a session. When its connection is lost, another one begins after a pause. */
    static void keepConnected(Session session) throws InterruptedException, Refused {
        for (int attempt = 0; ; attempt++) {
            long begun = System.nanoTime();
            try {
                session.hold();
                return;
            } catch (IOException | RuntimeException problem) { // such as a message that cannot be read
                if (System.nanoTime() - begun > 60_000_000_000L) attempt = 0;
                double pause = backOff(attempt);
                System.err.printf("%s; connecting again in %.1f s%n", problem.getMessage(), pause);
                sleep(pause);
            }
        }
    }
