// Place a spot order, watch it on the socket, and cancel it.
// Java 17 or later; nothing to install.
// Run it with a price far below the market and a quantity in the base currency:
// API_KEY=… API_SECRET=… java SpotPlaceWatchCancel.java 20000 0.001
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
// API_URL and WS_URL lead to another server than the exchange's.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class SpotPlaceWatchCancel {
    // region shown
    // endregion
    static final String USAGE = "java SpotPlaceWatchCancel.java PRICE SIZE [--live]";
    static final String SYMBOL = "BTC_USDT", SOCKET = "/ws/private";
    static final String OWN_ID = "/clientOrderId", FILLED = "/filledQuantity", SIZE = "/quantity";
    static final Set<String> FINAL = Set.of("FILLED", "CANCELED", "PARTIALLY_CANCELED", "FAILED", "REJECTED", "EXPIRED");

    static void place(String ownId, String price, String size) throws IOException, InterruptedException, Refused {
        call("POST", "/orders", Map.of(), Map.of(
            "symbol", SYMBOL, "clientOrderId", ownId, "side", "BUY", "type", "LIMIT_MAKER", "price", price, "quantity", size));
    }

    static void cancel(String ownId) throws IOException, InterruptedException, Refused {
        call("DELETE", "/orders/cid:" + ownId, Map.of(), null);
    }

    static List<?> lookUp(String ownId) throws IOException, InterruptedException, Refused {
        try {
            return List.of(call("GET", "/orders/cid:" + ownId, Map.of(), null));
        } catch (Refused refusal) {
            if (refusal.code != 21301) throw refusal; // else there is no such order
            return List.of();
        }
    }

// include parts/follow-order.java

// include parts/on-signal.java

// include parts/print-end.java

// include parts/stop-before-live.java

// include parts/account.java

// include parts/socket.java

// include parts/login.java
}
