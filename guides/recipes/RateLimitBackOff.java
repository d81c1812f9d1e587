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
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class RateLimitBackOff {
// include parts/environment.java

// include parts/json.java

// include parts/server-clock.java

// include parts/signed-request.java

    // region shown
    // endregion
// include parts/wait-for-turn.java

    static final int ATTEMPTS = 8;

    public static void main(String[] arguments) throws Exception {
        try {
            setClock();
            for (String symbol : arguments.length > 0 ? arguments : new String[] {"BTC_USDT"}) {
                List<?> orders = get("/orders/history", Map.of("symbol", symbol, "limit", "100"));
                System.out.println(symbol + " " + orders.size());
            }
        } catch (IOException | Refused problem) {
            fail(problem.getMessage());
        }
    }

    /** Reads patiently. Do not place orders like this: one without an answer may stand. */
    static List<?> get(String path, Map<String, String> params) throws IOException, InterruptedException, Refused {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            waitForTurn();
            int status = 0;
            double asked = 0;
            try {
                // Each attempt is signed anew: the timestamp of the one before is too old by now.
                HttpResponse<String> reply = signedRequest("GET", path, params, null);
                status = reply.statusCode();
                if (status == 200 && Json.parsed(reply.body()) instanceof List<?> rows) return rows;
                // The same request would fail again.
                if (status != 429 && status < 500) throw new Refused(0, "HTTP " + status + ": " + reply.body());
                asked = askedPause(reply);
            } catch (IOException problem) {
                System.err.println(problem.getMessage());
            }
            double pause = Math.max(backOff(attempt), asked);
            System.err.printf("HTTP %d: waiting %.1f s%n", status, pause);
            sleep(pause);
        }
        throw new IOException(path + ": no success in " + ATTEMPTS + " attempts");
    }
}
