// Check a new key before the old one is dropped: time, signature, permissions and account. It changes nothing.
// Java 17 or later; nothing to install. Run it with the new key, and the old one beside it:
// API_KEY=… API_SECRET=… OLD_API_KEY=… OLD_API_SECRET=… java CheckKey.java
// It prints neither keys nor secrets. API_URL leads to another server than the exchange's.

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

public class CheckKey {
    // region shown
    // endregion
    /** A request that shows a permission. With a code among `expected`, it is there too. */
    record Check(String name, String method, String path, Map<String, String> body, List<Integer> expected) {}

    static final String NO_ORDER = "check-" + System.currentTimeMillis(); // an id that no order has: its cancellation shows the permission alone
    static final List<Check> CHECKS = List.of(
        new Check("spot read", "GET", "/accounts", null, List.of()),
        new Check("spot trade", "DELETE", "/orders/cid:" + NO_ORDER, null, List.of(21301)),
        new Check("futures read", "GET", "/v3/account/balance", null, List.of()),
        new Check("futures trade", "DELETE", "/v3/trade/order", Map.of("symbol", "BTC_USDT_PERP", "clOrdId", NO_ORDER), List.of(11004, 11008)));

    /** The result of each check, and the ids of the accounts. */
    record Permissions(Map<String, String> results, List<String> accounts) {}

    static Permissions permissions(String key, String secret) throws IOException, InterruptedException {
        apiKey = key;
        apiSecret = secret;
        Permissions found = new Permissions(new LinkedHashMap<>(), new ArrayList<>());
        for (Check check : CHECKS) {
            try {
                Object reply = patiently(() -> call(check.method, check.path, Map.of(), check.body));
                found.results.put(check.name, "yes");
                if (check.path.equals("/accounts"))
                    for (Object account : list(reply)) found.accounts.add(text(find(account, "/accountId")));
            } catch (Refused refusal) {
                found.results.put(check.name, check.expected.contains(refusal.code) ? "yes" : "no: " + refusal.getMessage());
            }
        }
        Collections.sort(found.accounts);
        return found;
    }

    public static void main(String[] arguments) throws Exception {
        try {
            boolean isGood = check();
            System.out.println(isGood ? "The new key is good." : "Keep the old key.");
            System.exit(isGood ? 0 : 1);
        } catch (IOException | Refused problem) {
            fail("Not checked: " + problem.getMessage());
        }
    }

    /** Tells whether the new key does all that the old one does. */
    static boolean check() throws IOException, InterruptedException, Refused {
        patiently(() -> {
            setClock();
            return null;
        });
        System.out.println("time: this machine is " + -clockOffset + " ms ahead of the exchange");
        Permissions own = permissions(apiKey, apiSecret);
        own.results.forEach((name, result) -> System.out.println(name + ": " + result));
        System.out.println("withdraw: not tried; look at the key in the web interface");
        String oldKey = variable("OLD_API_KEY", "");
        if (oldKey.isEmpty()) return own.results.containsValue("yes");
        Permissions old = permissions(oldKey, variable("OLD_API_SECRET", ""));
        List<String> lost = new ArrayList<>(own.results.keySet());
        lost.removeIf(name -> !old.results.get(name).equals("yes") || own.results.get(name).equals("yes"));
        if (!lost.isEmpty()) System.out.println("The old key can do more: " + String.join(", ", lost));
        boolean isKnown = !own.accounts.isEmpty() && !old.accounts.isEmpty(), isSame = own.accounts.equals(old.accounts);
        if (!isKnown) System.out.println("The accounts were not compared: a key cannot read spot.");
        else if (!isSame) System.out.println("The keys are of different accounts.");
        return lost.isEmpty() && isKnown && isSame;
    }

// include parts/account.java

// include parts/patiently.java
}
