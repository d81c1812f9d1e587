// Keep a local order book, and recover when an update is missing.
// Java 17 or later; nothing to install. Run it with: java OrderBook.java
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class OrderBook {
    static final String SYMBOL = "BTC_USDT_PERP", SOCKET = "/ws/v3/public";

    // region shown
// include parts/keep-book.java
    // endregion

// include parts/book.java

// include parts/futures-pushes.java

// include parts/json.java

// include parts/environment.java

// include parts/socket.java
}
