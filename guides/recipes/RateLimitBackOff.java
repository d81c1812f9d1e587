// Stay below a rate limit, and back off when a request is refused all the same.
// Java 17 or later; nothing to install. Run it with the symbols whose last closed orders it should read:
// API_KEY=… API_SECRET=… java RateLimitBackOff.java BTC_USDT ETH_USDT
// API_URL leads to another server than the exchange's.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class RateLimitBackOff {
    static final String API_URL = System.getenv().getOrDefault("API_URL", "https://api.poloniex.com");
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    // region shown
    static final int PER_SECOND = 8; // the class allows 10: the rest is for your other programs
    static final int LONGEST_PAUSE = 30; // seconds
    static final int ATTEMPTS = 8;
    static long nextStart = System.nanoTime();

    public static void main(String[] arguments) throws Exception {
        for (String symbol : arguments.length > 0 ? arguments : new String[] {"BTC_USDT"}) {
            System.out.println(get("/orders/history", Map.of("symbol", symbol, "limit", "100")));
        }
    }

    /** Reads patiently. Do not place orders like this: one without an answer may stand. */
    static String get(String path, Map<String, String> params) throws Exception {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            waitForTurn();
            int status = 0;
            double asked = 0;
            String text;
            try {
                // Each attempt is signed anew: the timestamp of the one before is too old by now.
                HttpResponse<String> reply = CLIENT.send(signed(path, params), BodyHandlers.ofString());
                status = reply.statusCode();
                text = reply.body();
                asked = Double.parseDouble(
                    reply.headers().firstValue("Retry-After").filter(value -> value.matches("\\d+")).orElse("0"));
            } catch (IOException problem) {
                text = problem.toString();
            }
            if (status == 200) return text;
            if (status != 429 && status > 0 && status < 500) {
                throw new IllegalStateException("HTTP " + status + ": " + text); // the same request would fail again
            }
            double pause = Math.min(1 << attempt, LONGEST_PAUSE) * ThreadLocalRandom.current().nextDouble(0.5, 1);
            System.err.printf("HTTP %d: waiting %.1f s%n", status, Math.max(pause, asked));
            Thread.sleep((long) (Math.max(pause, asked) * 1000));
        }
        throw new IllegalStateException(path + ": no success in " + ATTEMPTS + " attempts");
    }

    /** Spreads the requests evenly, also those that are tried again. */
    static void waitForTurn() throws InterruptedException {
        long start = Math.max(nextStart, System.nanoTime());
        nextStart = start + 1_000_000_000 / PER_SECOND;
        Thread.sleep(Math.max(start - System.nanoTime(), 0) / 1_000_000);
    }
    // endregion

    static HttpRequest signed(String path, Map<String, String> params) throws Exception {
        String timestamp = String.valueOf(System.currentTimeMillis());
        Map<String, String> pairs = new TreeMap<>(params);
        pairs.put("signTimestamp", timestamp);
        return HttpRequest.newBuilder(URI.create(API_URL + path + "?" + encode(params)))
            .timeout(Duration.ofSeconds(10))
            .header("key", variable("API_KEY"))
            .header("signTimestamp", timestamp)
            .header("signature", sign("GET\n" + path + "\n" + encode(pairs)))
            .build();
    }

    static String encode(Map<String, String> pairs) {
        return new TreeMap<>(pairs).entrySet().stream()
            .map(pair -> pair.getKey() + "=" + URLEncoder.encode(pair.getValue(), UTF_8).replace("+", "%20"))
            .collect(Collectors.joining("&"));
    }

    static String sign(String canonical) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(variable("API_SECRET").getBytes(UTF_8), "HmacSHA256"));
        return Base64.getEncoder().encodeToString(mac.doFinal(canonical.getBytes(UTF_8)));
    }

    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }
}
