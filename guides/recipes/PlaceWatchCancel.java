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
    static final String SYMBOL = "BTC_USDT_PERP";
    static volatile int status = 1;

    public static void main(String[] arguments) throws Exception {
        List<String> values = Arrays.stream(arguments).filter(value -> !value.equals("--live")).toList();
        boolean isTest = List.of("localhost", "127.0.0.1", "[::1]").contains(URI.create(API_URL).getHost());
        if (!isTest && values.size() == arguments.length)
            fail("Not sent: Place an order (trade) acts on your account at " + API_URL + ". Add --live to send it.");
        if (values.size() != 2) fail("How to run it: java PlaceWatchCancel.java PRICE SIZE [--live]");
        // SIGTERM: docker stop, systemd. A signal ends the watch, not the program: the order is still to be settled.
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stop();
            try {
                main.join();
            } catch (InterruptedException unexpected) {
                status = 1;
            }
            Runtime.getRuntime().halt(status);
        }));
        String endedAs = run(values.get(0), values.get(1));
        System.out.println("Ended as: " + endedAs);
        if (endedAs == null) System.err.println("The order was not placed.");
        else if (!FINAL.contains(endedAs)) System.err.println("The order may be open. Look at your open orders.");
        else status = 0;
    }

    static final Set<String> FINAL = Set.of("FILLED", "CANCELED", "PARTIALLY_CANCELED");
    static final long LONGEST_WATCH = 10_000; // ms that the socket is believed; then the order is looked up
    static final long LONGEST_SEARCH = 60_000; // ms
    static boolean mayStand = false; // whether there may be an order
    static String lastState = "UNKNOWN"; // that the exchange told
    static volatile boolean isStopped = false; // by Ctrl+C or SIGTERM
    static volatile Connection watched;

    /** Ends the watch, and lets no order be sent after it. */
    static void stop() {
        isStopped = true;
        if (watched != null) watched.close();
    }

    /** Gives the last known state of the order, null when it was not placed. */
    static String run(String price, String size) throws InterruptedException {
        // An id of our own is known before the order is sent, and finds it again whatever gets lost.
        Map<String, String> order = Map.of("symbol", SYMBOL, "clOrdId", "recipe-" + System.currentTimeMillis());
        try {
            return placeAndWatch(order, price, size);
        } catch (IOException | Refused problem) {
            System.err.println(problem.getMessage());
            return mayStand ? settle(order) : null;
        }
    }

    // region shown
    /** Gives the state in which the order ended. */
    static String placeAndWatch(Map<String, String> order, String price, String size)
        throws IOException, InterruptedException, Refused {
        setClock();
        try (Connection connection = new Connection("/ws/v3/private")) {
            logIn(connection);
            follow(connection, "orders"); // before there is an order, so that no event of it is missed
            Map<String, String> terms = new HashMap<>(order);
            terms.putAll(Map.of("side", "BUY", "type", "LIMIT_MAKER", "px", price, "sz", size));
            terms.putAll(Map.of("mgnMode", "CROSS", "posSide", "BOTH"));
            watched = connection;
            if (isStopped) throw new IOException("stopped before the order was sent");
            mayStand = true;
            try {
                call("POST", "/v3/trade/order", Map.of(), terms);
            } catch (NotNow | Refused problem) { // any other exception leaves open whether it was placed
                mayStand = false;
                throw problem;
            }
            return watch(connection, order);
        }
    }

    /** Cancels the order once it stands. Gives its final state. */
    static String watch(Connection connection, Map<String, String> order) throws IOException, InterruptedException, Refused {
        long begun = System.nanoTime();
        boolean isCancelled = false;
        while (true) {
            Object frame = connection.receive(LONGEST_WATCH - (System.nanoTime() - begun) / 1_000_000);
            if (!"orders".equals(find(frame, "/channel"))) continue;
            for (Object event : rows(find(frame, "/data"))) {
                if (!order.get("clOrdId").equals(find(event, "/clOrdId"))) continue;
                lastState = stateOf(event);
                System.out.println(lastState + " " + find(event, "/execQty") + " of " + find(event, "/sz"));
                if (FINAL.contains(lastState)) return lastState;
                if (!isCancelled) call("DELETE", "/v3/trade/order", Map.of(), order);
                isCancelled = true;
            }
        }
    }

    /** Cancels what may stand, and looks up how it ended. Gives its last state, null when the exchange does not know it. */
    static String settle(Map<String, String> order) throws InterruptedException {
        String state = lastState;
        long begun = System.nanoTime();
        int misses = 0;
        while (System.nanoTime() - begun < LONGEST_SEARCH * 1_000_000 && misses < 10) {
            try {
                cancel(order);
                boolean isFound = false;
                for (String list : List.of("opens", "history")) {
                    for (Object row : rows(call("GET", "/v3/trade/order/" + list, order, null))) {
                        if (!order.get("clOrdId").equals(find(row, "/clOrdId"))) continue;
                        isFound = true;
                        state = stateOf(row);
                        if (FINAL.contains(state)) return state;
                    }
                }
                misses = isFound ? 0 : misses + 1; // one that was sent may come late
            } catch (IOException | Refused problem) {
                System.err.println(problem.getMessage());
            }
            sleep(1);
        }
        return misses == 10 && state.equals("UNKNOWN") ? null : state;
    }
    // endregion

    static void cancel(Map<String, String> order) throws IOException, InterruptedException {
        try {
            call("DELETE", "/v3/trade/order", Map.of(), order);
        } catch (Refused refusal) { // it may have ended, or not have come
            System.err.println("Not cancelled: " + refusal.getMessage());
        }
    }

    /** The state in one spelling: the exchange also sends PARTIAL_FILLED and PARTIAL_CANCELED. */
    static String stateOf(Object row) {
        return String.valueOf(find(row, "/state")).replace("PARTIAL_", "PARTIALLY_");
    }

// include parts/account.java

// include parts/socket.java

// include parts/login.java
}
