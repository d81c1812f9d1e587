// List orders: GET /orders
// Java 17 or later; nothing to install. Run: API_KEY=... API_SECRET=... java SignedInQuery.java

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class SignedInQuery {
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        String reply = new Call("GET", "/orders")
            .query("symbol", "BTC_USDT")
            .query("limit", "5")
            .send();
        System.out.println(reply);
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
            String timestamp = String.valueOf(Instant.now().plusSeconds(30).getEpochSecond());
            query("expires", timestamp);
            String search = query.isEmpty() ? "" : "?" + encode(query);
            String canonical = encode(query) + "\n" + text;
            String signature = sign(canonical);
            query("signature", signature);
            search = query.isEmpty() ? "" : "?" + encode(query);
            header("X-KEY", variable("API_KEY"));
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
        return HexFormat.of().formatHex(digest);
    }

    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }
}
