// Record every futures fill once: reconnect, subscribe again, and catch up on what was missed.
// Java 17 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… java CatchUp.java
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
// API_URL and WS_URL lead to another server than the exchange's.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class CatchUp {
    static final String SYMBOL = "BTC_USDT_PERP", SOCKET = "/ws/v3/private", CHANNEL = "trade", FILLS = "/v3/trade/order/trades";
    static final long KEPT = 90L * 24 * 3600 * 1000; // ms that the exchange lists a fill

    static Map<String, String> fillsSince(long time) {
        return Map.of("symbol", SYMBOL, "sTime", String.valueOf(time));
    }

    static boolean isFill(Object event) {
        return true;
    }

    /** A fill of the list or of the socket, which names price and size differently. */
    static Map<String, Object> fillOf(Object row) {
        Map<String, Object> fill = new LinkedHashMap<>();
        fill.put("order", find(row, "/ordId"));
        fill.put("trade", find(row, "/trdId"));
        fill.put("symbol", find(row, "/symbol"));
        fill.put("side", find(row, "/side"));
        fill.put("price", find(row, "/fpx", "/px"));
        fill.put("size", find(row, "/fqty", "/qty"));
        fill.put("role", find(row, "/role"));
        fill.put("fee", find(row, "/feeAmt"));
        fill.put("feeCurrency", find(row, "/feeCcy"));
        fill.put("deducted", find(row, "/deductAmt"));
        fill.put("deductedCurrency", find(row, "/deductCcy"));
        fill.put("time", Long.valueOf(text(find(row, "/uTime"))));
        return fill;
    }

    // region shown
// include parts/record-fills.java
    // endregion

// include parts/journal.java

// include parts/account.java

// include parts/pages.java

// include parts/socket.java

// include parts/login.java
}
