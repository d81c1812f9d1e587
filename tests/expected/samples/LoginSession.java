// Login: wss://stream.example.com/v1/public
// Java 17 or later; nothing to install.
// Run: API_KEY=... API_SECRET=... API_PASSPHRASE=... java LoginSession.java
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class LoginSession {
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        keepConnected(() -> {
            try (Connection connection = new Connection(origin() + "/v1/public")) {
                String timestamp = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now());
                String signature = sign(timestamp + "GET/verify?api%20key=" + java.net.URLEncoder.encode(variable("API_KEY"), StandardCharsets.UTF_8).replace("+", "%20") + "&time=" + timestamp.replace(":", "%3A"));
                connection.send("""
                    ["login",{"token":%s,"100%%":%s,"at":%s}]""".formatted(json(variable("API_KEY") + ":" + variable("API_PASSPHRASE")), json(signature), json(timestamp)));
                String answer = connection.receive();
                connection.forEach("""
                    {"event":"ping"}""", 20, frame -> System.out.println(frame));
            }
        });
    }

    static String origin() {
        return System.getenv().getOrDefault("WS_URL", "wss://stream.example.com");
    }

    /** A text as JSON. */
    static String json(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** The signature of a text: its HMAC-SHA256 with the API secret. */
    static String sign(String text) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(variable("API_SECRET").getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        byte[] digest = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
    }

    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }

    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
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

    /** A connection; what it receives waits until it is asked for. */
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

        /** Gives each message as it comes; sends a ping every so many seconds. */
        void forEach(String ping, int seconds, Consumer<String> show) throws Exception {
            long due = System.currentTimeMillis() + seconds * 1000L;
            boolean isHeard = true;
            while (true) {
                String message = next(due - System.currentTimeMillis());
                if (message != null) {
                    isHeard = true;
                    show.accept(message);
                    if (++count == MAX_FRAMES || System.out.checkError()) return;
                }
                if (System.currentTimeMillis() >= due) {
                    if (!isHeard) throw new IOException("nothing has come since the last ping");
                    isHeard = false;
                    send(ping);
                    due = System.currentTimeMillis() + seconds * 1000L;
                }
            }
        }

        @Override
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
}
