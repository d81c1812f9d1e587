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
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class WalletSession {
    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
    static int count = 0;

    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        // When a connection is lost, another one begins after 1 s, 2 s, 4 s ... at most 30 s.
        for (int pause = 1; ; pause = Math.min(pause * 2, 30)) {
            long begun = System.nanoTime();
            try {
                session();
                return;
            } catch (IOException | CompletionException problem) {
                if (System.nanoTime() - begun > 60_000_000_000L) pause = 1;
                double wait = pause * (0.5 + Math.random() / 2);
                System.err.printf("%s; connecting again in %.1f s%n", problem.getMessage(), wait);
                Thread.sleep((long) (wait * 1000));
            }
        }
    }

    static void session() throws Exception {
        Messages messages = new Messages();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .buildAsync(URI.create(address()), messages)
            .join();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(
            () -> socket.sendText("""
                {"event":"ping"}""", true), 20, 20, TimeUnit.SECONDS);
        try {
            messages.next(); // the server greets first
            socket.sendText("""
                {\
                "event":"subscribe",\
                "channel":["ticker"],\
                "symbols":["BTC_USDT"]\
                }""", true).join();
            do System.out.println(messages.next());
            while (++count != MAX_FRAMES && !System.out.checkError());
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        } finally {
            timer.shutdownNow();
            socket.abort();
        }
    }

    /** Keeps messages until they are read; an empty text is the end of the connection. */
    static class Messages implements WebSocket.Listener {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
        private final StringBuilder parts = new StringBuilder();

        String next() throws Exception {
            String message = waiting.poll(40, TimeUnit.SECONDS);
            if (message == null) throw new IOException("no message for 40 s");
            if (message.isEmpty()) throw new IOException("the connection was closed");
            return message;
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
            String address = System.getenv().getOrDefault("API_URL", "https://api.example.com");
            String timestamp = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now());
            String search = query.isEmpty() ? "" : "?" + encode(query);
            String canonical = timestamp + method + path + search + text;
            String signature = sign(canonical);
            header("X-KEY", variable("API_KEY"));
            header("X-SIGN", signature);
            header("X-TIME", timestamp);
            header("X-PASSPHRASE", variable("API_PASSPHRASE"));
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
}
