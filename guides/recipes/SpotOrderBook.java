// Keep a local order book of spot, and recover when an update is missing.
// Java 17 or later; nothing to install. Run it with: java SpotOrderBook.java
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

public class SpotOrderBook {
    static final String SYMBOL = "BTC_USDT", SOCKET = "/ws/public";

    // region shown
    // endregion
// include parts/keep-book.java

// include parts/book.java

// include parts/spot-pushes.java

// include parts/json.java

// include parts/environment.java

// include parts/socket.java
}
