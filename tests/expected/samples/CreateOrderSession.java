// Create an order: wss://stream.example.com/v1/public
// Java 17 or later; nothing to install.
// Run: API_KEY=... API_SECRET=... java CreateOrderSession.java
// It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class CreateOrderSession {
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        try (Connection connection = new Connection(origin() + "/v1/public")) {
            logIn(connection);
            connection.send("""
                {\
                "id":"1",\
                "event":"createOrder",\
                "params":{"symbol":"BTC_USDT","amount":"250"}\
                }""");
            System.out.println(connection.receive());
        }
    }

    static String origin() {
        return System.getenv().getOrDefault("WS_URL", "wss://stream.example.com");
    }

    /** Logs the connection in with a signed frame, and waits for the answer. */
    static void logIn(Connection connection) throws Exception {
        String timestamp = String.valueOf(System.currentTimeMillis());
        String signature = sign("GET\n/ws\nsignTimestamp=" + timestamp);
        connection.send("""
            {\
            "event":"subscribe",\
            "channel":["auth"],\
            "params":{"key":%s,"signTimestamp":%s,"signatureVersion":"2","signature":%s}\
            }""".formatted(json(variable("API_KEY")), timestamp, json(signature)));
        String answer = connection.receive();
        String text = answer.replaceAll("\\s", ""); // a search in the text, since Java reads no JSON
        if (!text.contains("\"channel\":\"auth\"") || !text.contains("\"success\":true"))
            throw new IllegalStateException("The login was refused: " + answer);
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
