// Record every spot fill once: reconnect, subscribe again, and catch up on what was missed.
// Java 17 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… java SpotCatchUp.java
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

public class SpotCatchUp {
    // region shown
    // endregion
    static final String SYMBOL = "BTC_USDT", SOCKET = "/ws/private", CHANNEL = "orders", FILLS = "/trades";
    static final long KEPT = 180L * 24 * 3600 * 1000; // ms that the exchange lists a fill

    static Map<String, String> fillsSince(long time) {
        return Map.of("symbols", SYMBOL, "startTime", String.valueOf(time));
    }

    /** Whether an event of an order is a fill. */
    static boolean isFill(Object event) {
        return "trade".equals(find(event, "/eventType"));
    }

    /** A fill of the list or of the socket, which names most members differently. */
    static Map<String, Object> fillOf(Object row) {
        boolean isPushed = find(row, "/tradeId") != null;
        Map<String, Object> fill = new LinkedHashMap<>();
        fill.put("order", find(row, "/orderId"));
        fill.put("trade", find(row, isPushed ? "/tradeId" : "/id"));
        fill.put("symbol", find(row, "/symbol"));
        fill.put("side", find(row, "/side"));
        fill.put("price", find(row, isPushed ? "/tradePrice" : "/price"));
        fill.put("size", find(row, isPushed ? "/tradeQty" : "/quantity"));
        fill.put("role", find(row, "/matchRole"));
        fill.put("fee", find(row, isPushed ? "/tradeFee" : "/feeAmount"));
        fill.put("feeCurrency", find(row, "/feeCurrency"));
        fill.put("time", Long.valueOf(text(find(row, isPushed ? "/tradeTime" : "/createTime"))));
        return fill;
    }

// include parts/record-fills.java

// include parts/journal.java

// include parts/account.java

// include parts/pages.java

// include parts/socket.java

// include parts/login.java
}
