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
    static final String SYMBOL = "BTC_USDT_PERP";

    static final Path JOURNAL = Path.of("fills.jsonl");
    static final long OVERLAP = 60_000; // ms that each pass reads again: a fill may be listed late
    static final long KEPT = 90L * 24 * 3600 * 1000; // ms that the exchange lists a fill
    static final long EVERY = 600_000; // ms between two passes, because a push can get lost on a connection that stays
    static final Set<String> known = new HashSet<>();

    public static void main(String[] arguments) throws Exception {
        try {
            keepConnected(CatchUp::session);
        } catch (Refused refusal) {
            fail(refusal.getMessage());
        }
    }

    // region shown
    static void session() throws IOException, InterruptedException, Refused {
        setClock();
        long mark = readJournal();
        if (mark == 0) { // a first run begins now
            mark = serverTime();
            write(Map.of("mark", mark));
        }
        try (Connection connection = new Connection("/ws/v3/private")) {
            logIn(connection);
            follow(connection, "trade"); // first, so that no fill falls between the two
            while (true) {
                mark = catchUp(mark); // what is pushed meanwhile waits on the connection
                long pass = System.nanoTime();
                while (System.nanoTime() - pass < EVERY * 1_000_000) {
                    Object frame = connection.receive();
                    if (!"trade".equals(find(frame, "/channel"))) continue;
                    for (Object row : rows(find(frame, "/data"))) record(row);
                }
            }
        }
    }

    /** Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest. */
    static long catchUp(long mark) throws IOException, InterruptedException, Refused {
        long begun = serverTime();
        if (mark < begun - KEPT) System.err.println("Fills of more than 90 days ago are not listed any more.");
        long start = Math.max(mark - OVERLAP, begun - KEPT);
        readPages("/v3/trade/order/trades", Map.of("symbol", SYMBOL, "sTime", String.valueOf(start)), CatchUp::record);
        write(Map.of("mark", begun));
        return begun;
    }
    // endregion

    /** Adds a fill to the journal unless it is there. The socket names price and size differently from REST. */
    static void record(Object row) throws IOException {
        String order = text(find(row, "/ordId")), trade = text(find(row, "/trdId"));
        if (known.contains(order + " " + trade)) return;
        Map<String, Object> fill = new LinkedHashMap<>();
        fill.put("order", order);
        fill.put("trade", trade);
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
        write(fill);
        known.add(order + " " + trade);
        System.out.println(json(fill));
    }

    static void write(Map<String, ?> entry) throws IOException {
        String line = json(entry) + "\n";
        Files.writeString(JOURNAL, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
    }

    /** Gives the time before which no fill is missing, 0 at the first start. */
    static long readJournal() throws IOException {
        String text = Files.exists(JOURNAL) ? Files.readString(JOURNAL) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) { // the program was killed as it wrote: the next pass reads that fill again
            try (RandomAccessFile file = new RandomAccessFile(JOURNAL.toFile(), "rw")) {
                file.setLength(whole.getBytes(UTF_8).length);
            }
        }
        long mark = 0;
        for (String line : whole.lines().toList()) {
            Object entry = Json.parsed(line);
            if (find(entry, "/mark") instanceof String time) mark = Long.parseLong(time);
            else known.add(find(entry, "/order") + " " + find(entry, "/trade"));
        }
        return mark;
    }

// include parts/account.java

// include parts/pages.java

// include parts/socket.java

// include parts/login.java
}
