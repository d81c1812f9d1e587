// Place a futures order, watch it on the socket, and cancel it.
// Java 17 or later; nothing to install.
// Run it with a price far below the market and a size in contracts:
// API_KEY=… API_SECRET=… java PlaceWatchCancel.java 20000 1
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

public class PlaceWatchCancel {
    static final String USAGE = "java PlaceWatchCancel.java PRICE SIZE [--live]";
    static final String SYMBOL = "BTC_USDT_PERP", SOCKET = "/ws/v3/private";
    static final String OWN_ID = "/clOrdId", FILLED = "/execQty", SIZE = "/sz";
    static final Set<String> FINAL = Set.of("FILLED", "CANCELED", "PARTIALLY_CANCELED");

    static void place(String ownId, String price, String size) throws IOException, InterruptedException, Refused {
        call("POST", "/v3/trade/order", Map.of(), Map.of(
            "symbol", SYMBOL, "clOrdId", ownId, "side", "BUY", "type", "LIMIT_MAKER", "px", price, "sz", size,
            "mgnMode", "CROSS", "posSide", "BOTH"));
    }

    static void cancel(String ownId) throws IOException, InterruptedException, Refused {
        call("DELETE", "/v3/trade/order", Map.of(), Map.of("symbol", SYMBOL, "clOrdId", ownId));
    }

    static List<?> lookUp(String ownId) throws IOException, InterruptedException, Refused {
        List<Object> found = new ArrayList<>();
        for (String list : List.of("opens", "history"))
            found.addAll(list(call("GET", "/v3/trade/order/" + list, Map.of("symbol", SYMBOL, "clOrdId", ownId), null)));
        return found.stream().filter(row -> ownId.equals(find(row, OWN_ID))).toList();
    }

    // region shown
    // endregion
// include parts/follow-order.java

// include parts/on-signal.java

// include parts/print-end.java

// include parts/stop-before-live.java

// include parts/account.java

// include parts/socket.java

// include parts/login.java
}
