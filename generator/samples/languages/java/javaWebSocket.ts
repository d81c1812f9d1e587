import type { SessionHeartbeat, SessionPlan } from '../../../contract/samples.ts'

/** Classes that `javaConnection` uses. */
export function javaConnectionImports({ isAnsweredOnce }: SessionPlan): string[] {
  return isAnsweredOnce ? always : [...always, ...whenKept]
}

const always = [
  'java.io.IOException',
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.WebSocket',
  'java.time.Duration',
  'java.util.concurrent.BlockingQueue',
  'java.util.concurrent.CompletionStage',
  'java.util.concurrent.LinkedBlockingQueue',
  'java.util.concurrent.TimeUnit',
]

const whenKept = ['java.util.concurrent.CompletionException', 'java.util.function.Consumer']

/** The class `Connection`, and the methods that keep a session going. */
export function javaConnection({ heartbeat, isAnsweredOnce }: SessionPlan): string {
  return isAnsweredOnce
    ? connectionClass('')
    : `${keepConnectedMethod}\n${connectionClass(`${forEachMethod(heartbeat)}\n`)}`
}

const keepConnectedMethod = `    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
    static int count = 0;

    interface Session {
        void hold() throws Exception;
    }

    /** Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s ... at most 30 s. */
    static void keepConnected(Session session) throws Exception {
        for (int pause = 1; ; pause = Math.min(pause * 2, 30)) {
            long begun = System.nanoTime();
            try {
                session.hold();
                return;
            } catch (IOException | CompletionException problem) {
                if (System.nanoTime() - begun > 60_000_000_000L) pause = 1;
                double wait = pause * (0.5 + Math.random() / 2);
                System.err.printf("%s; connecting again in %.1f s%n", problem.getMessage(), wait);
                Thread.sleep((long) (wait * 1000));
            }
        }
    }
`

function connectionClass(forEach: string): string {
  return `    /** A connection; what it receives waits until it is asked for. */
    static class Connection implements WebSocket.Listener, AutoCloseable {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
        private final StringBuilder message = new StringBuilder();
        private final Thread farewell = new Thread(() -> {
            isLeaving = true;
            sayGoodbye();
        });
        private final WebSocket socket;
        private volatile String lost;
        private volatile boolean isLeaving;

        Connection(String address) {
            socket = HttpClient.newHttpClient().newWebSocketBuilder()
                .connectTimeout(Duration.ofSeconds(10))
                .buildAsync(URI.create(address), this)
                .join();
            Runtime.getRuntime().addShutdownHook(farewell);
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
            message.append(part);
            if (isLast) {
                waiting.add(message.toString());
                message.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            lose("the connection was closed: " + code + " " + reason);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable problem) {
            lose("the connection was lost: " + problem.getMessage());
        }

        /** An empty text wakes up who waits, unless the program was told to end. */
        private void lose(String reason) {
            if (isLeaving) return;
            lost = reason;
            waiting.add("");
        }

        void send(String text) {
            socket.sendText(text, true).join();
        }

        /** The next message, which is an answer. */
        String receive() throws Exception {
            String message = next(10_000);
            if (message == null) throw new IOException("no answer within 10 s");
            return message;
        }

        /** The next message; null when none has come in this time. */
        private String next(long milliseconds) throws Exception {
            String message = waiting.poll(Math.max(milliseconds, 0), TimeUnit.MILLISECONDS);
            if (message != null && message.isEmpty() && lost != null) throw new IOException(lost);
            return message;
        }

${forEach}        @Override
        public void close() {
            sayGoodbye();
            try {
                Runtime.getRuntime().removeShutdownHook(farewell);
            } catch (IllegalStateException isEnding) {
                // The program was told to end, and says goodbye by itself.
            }
        }

        private void sayGoodbye() {
            try {
                if (lost == null) socket.sendClose(WebSocket.NORMAL_CLOSURE, "").get(1, TimeUnit.SECONDS);
            } catch (Exception problem) {
                // It is closed all the same.
            }
            socket.abort();
        }
    }
`
}

function forEachMethod(heartbeat: SessionHeartbeat | undefined): string {
  if (!heartbeat) {
    return `        /** Gives each message as it comes. */
        void forEach(Consumer<String> show) throws Exception {
            while (true) {
                String message = next(60_000);
                if (message == null) continue;
                show.accept(message);
                if (++count == MAX_FRAMES || System.out.checkError()) return;
            }
        }
`
  }
  const { isAnswered = false } = heartbeat
  const check = `                    if (!isHeard) throw new IOException("nothing has come since the last ping");
                    isHeard = false;
`
  return `        /** Gives each message as it comes; sends a ping every so many seconds. */
        void forEach(String ping, int seconds, Consumer<String> show) throws Exception {
            long due = System.currentTimeMillis() + seconds * 1000L;
${isAnswered ? '            boolean isHeard = true;\n' : ''}            while (true) {
                String message = next(due - System.currentTimeMillis());
                if (message != null) {
${isAnswered ? '                    isHeard = true;\n' : ''}                    show.accept(message);
                    if (++count == MAX_FRAMES || System.out.checkError()) return;
                }
                if (System.currentTimeMillis() >= due) {
${isAnswered ? check : ''}                    send(ping);
                    due = System.currentTimeMillis() + seconds * 1000L;
                }
            }
        }
`
}
