// Wallet
// Java 17 or later; nothing to install.
// Run: API_KEY=... API_SECRET=... API_PASSPHRASE=... java WalletSession.java
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class WalletSession {
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        keepConnected(() -> {
            try (Connection connection = new Connection(address())) {
                connection.receive(); // the server greets first
                connection.send("""
                    {\
                    "event":"subscribe",\
                    "channel":["ticker"],\
                    "symbols":["BTC_USDT"]\
                    }""");
                connection.forEach("""
                    {"event":"ping"}""", 20, frame -> System.out.println(frame));
            }
        });
    }

    /** Where to connect, with a fresh token in it. */
    static String address() throws Exception {
        String reply = new Call("POST", "/token").send();
        String endpoint = member(reply, "endpoint");
        String own = System.getenv("WS_URL");
        if (own != null) endpoint = endpoint.replaceFirst("^\\w+://[^/?]+", Matcher.quoteReplacement(own));
        return endpoint + (endpoint.contains("?") ? "&" : "?") + "user%20messages=true&token=" + encode(member(reply, "token"));
    }

    /** The first text of this name in a JSON text: enough for what is read here, but no parser. */
    static String member(String json, String name) {
        Matcher found = Pattern.compile("\"" + Pattern.quote(name) + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
        if (!found.find()) throw new IllegalStateException("no " + name + " in " + json);
        return found.group(1).replace("\\/", "/");
    }

    /** A request with its query, headers and body. */
    static class Call {
        private final String method;
        private final String path;
        private final List<String[]> query = new ArrayList<>();
        private final Map<String, String> headers = new LinkedHashMap<>();
        private String text = "";

        Call(String method, String path) {
            this.method = method;
            this.path = path;
        }

        Call query(String name, String value) {
            query.add(new String[] {name, value});
            return this;
        }

        Call header(String name, String value) {
            headers.put(name, value);
            return this;
        }

        Call body(String text) {
            this.text = text;
            return this;
        }

        String send() throws Exception {
            String timestamp = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now());
            String search = query.isEmpty() ? "" : "?" + encode(query);
            String canonical = timestamp + method + path + search + text;
            String signature = sign(canonical);
            header("X-KEY", variable("API_KEY"));
            header("X-SIGN", signature);
            header("X-TIME", timestamp);
            header("X-PASSPHRASE", variable("API_PASSPHRASE"));
            String address = System.getenv().getOrDefault("API_URL", "https://api.example.com");
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path + search))
                .timeout(Duration.ofSeconds(10))
                .method(method, text.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(text));
            headers.forEach(request::header);
            // Over plain HTTP the default would ask to switch to HTTP/2, which servers with WebSockets take amiss.
            HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
            HttpResponse<String> reply;
            try {
                reply = client.send(request.build(), BodyHandlers.ofString());
            } catch (IOException problem) {
                throw new IOException("no reply from " + address + ": " + problem);
            }
            boolean mayPass = reply.statusCode() >= 500 || reply.statusCode() == 429;
            if (mayPass) throw new IOException(reply.statusCode() + ": " + reply.body());
            if (reply.statusCode() >= 400) throw new IllegalStateException(reply.statusCode() + ": " + reply.body());
            return reply.body();
        }
    }

    static String encode(List<String[]> pairs) {
        return pairs.stream().map(pair -> encode(pair[0]) + "=" + encode(pair[1])).collect(Collectors.joining("&"));
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
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
