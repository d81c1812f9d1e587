// Write fills, fees, funding, interest and transfers of a month to a CSV, for spot and futures, and compare them with the balances.
// Java 17 or later; nothing to install. Run it for the month that is over, or name a month of the last 90 days:
// API_KEY=… API_SECRET=… java MonthExport.java
// It writes 2026-10.csv, and begins with the balances of 2026-09.csv when that is there. Months are in UTC. It changes nothing.
// API_URL leads to another server than the exchange's.

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class MonthExport {
    public static void main(String[] arguments) throws Exception {
        try {
            YearMonth month = arguments.length > 0 ? YearMonth.parse(arguments[0]) : YearMonth.now(ZoneOffset.UTC).minusMonths(1);
            patiently(() -> {
                setClock();
                return null;
            });
            if (!export(month)) System.exit(1);
        } catch (DateTimeException unreadable) {
            fail("How to run it: java MonthExport.java [YYYY-MM]");
        } catch (IOException | Refused problem) {
            fail("Not exported: " + problem.getMessage());
        } catch (RuntimeException problem) {
            fail("Not exported: a row cannot be read: " + problem);
        }
    }

    // region shown
    // endregion
    /** Writes the file of a month. Tells whether its rows lead from the balances before to those after it. */
    static boolean export(YearMonth month) throws IOException, InterruptedException, Refused {
        long start = beginOf(month), end = beginOf(month.plusMonths(1));
        if (start < serverTime() - 90 * DAY) throw new IOException("bills and fills of futures are not listed after 90 days");
        Account account = entriesUntilNow(start);
        List<Entry> own = new ArrayList<>();
        Map<String, BigDecimal> changes = new TreeMap<>(), later = new TreeMap<>();
        for (Entry entry : account.entries) {
            if (entry.time < end) own.add(entry);
            if (entry.change != null) add(entry.time < end ? changes : later, entry.account + "," + entry.currency, entry.change);
        }
        own.sort(Comparator.comparing(Entry::time));
        TreeMap<String, BigDecimal> closing = difference(account.balances, later), reckoned = difference(closing, changes);
        Path before = Path.of(month.minusMonths(1) + ".csv");
        boolean isKnown = Files.exists(before);
        TreeMap<String, BigDecimal> opening = isKnown ? readClosing(before) : reckoned;
        List<Entry> lines = new ArrayList<>(lines(opening, start, "OPENING"));
        lines.addAll(own);
        lines.addAll(lines(closing, end - 1, "CLOSING"));
        writeEntries(month + ".csv", lines);
        System.out.println(month + ".csv: " + own.size() + " rows");
        if (!isKnown) {
            System.out.println("Not compared: there is no " + before + ". The opening balances are reckoned from the rows.");
            return true;
        }
        TreeMap<String, BigDecimal> missing = difference(reckoned, opening);
        missing.values().removeIf(amount -> amount.signum() == 0);
        missing.forEach((name, amount) ->
            System.out.println(name.replace(',', ' ') + ": the balance has " + decimal(amount) + " that no row tells of"));
        if (missing.isEmpty()) System.out.println("The rows add up to the balances.");
        return missing.isEmpty();
    }

    /** The first millisecond of a month. */
    static long beginOf(YearMonth month) {
        return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    }

    static String decimal(BigDecimal amount) {
        return amount.stripTrailingZeros().toPlainString();
    }

    static List<Entry> lines(TreeMap<String, BigDecimal> amounts, long time, String kind) {
        return amounts.entrySet().stream().map(amount -> {
            String[] name = amount.getKey().split(",");
            return new Entry(name[0], time, kind, name[1], amount.getValue(), List.of());
        }).toList();
    }

    /** Only a whole file takes the name. */
    static void writeEntries(String file, List<Entry> entries) throws IOException {
        List<String> lines = new ArrayList<>(List.of("account,time,kind,currency,change,id,order,symbol,side,price,quantity"));
        for (Entry entry : entries) {
            String change = entry.change == null ? "" : decimal(entry.change), details = String.join(",", entry.details);
            String commas = ",".repeat(5 - Math.max(entry.details.size() - 1, 0));
            lines.add(String.join(",", entry.account, String.valueOf(entry.time), entry.kind, entry.currency, change, details) + commas);
        }
        Files.write(Path.of(file + ".part"), lines);
        Files.move(Path.of(file + ".part"), Path.of(file), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The balances at the end of a month's file. */
    static TreeMap<String, BigDecimal> readClosing(Path file) throws IOException {
        TreeMap<String, BigDecimal> closing = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] cells = line.split(",");
            if (cells[2].equals("CLOSING")) add(closing, cells[0] + "," + cells[3], new BigDecimal(cells[4]));
        }
        return closing;
    }

// include parts/month-balances.java

// include parts/month-rows.java

// include parts/account.java

// include parts/pages.java
}
