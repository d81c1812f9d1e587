// Read a list of your account to its end, on spot and futures: each row once, as a line of JSON. Numbers become texts.
// Java 17 or later; nothing to install. Run it with the path of the list and its parameters:
// API_KEY=… API_SECRET=… java WholeList.java /v3/trade/order/trades symbol=BTC_USDT_PERP
// API_URL leads to another server than the exchange's.

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

public class WholeList {
    // region shown
    // endregion
    public static void main(String[] arguments) throws Exception {
        Map<String, String> params = new HashMap<>();
        for (String pair : Arrays.asList(arguments).subList(Math.min(1, arguments.length), arguments.length)) {
            int at = pair.indexOf('=');
            params.put(pair.substring(0, Math.max(at, 0)), pair.substring(at + 1));
        }
        if (arguments.length == 0 || !LISTS.containsKey(arguments[0]) || params.containsKey("")
            || Arrays.stream(arguments).anyMatch(pair -> pair.matches(".*Time=(?!\\d+$).*")))
            fail("How to run it: java WholeList.java PATH [NAME=VALUE]…, times in milliseconds\nPaths: " + String.join(", ", LISTS.keySet()));
        try {
            patiently(() -> {
                setClock();
                return null;
            });
            readPages(arguments[0], params, row -> System.out.println(json(row)));
        } catch (IOException | Refused problem) {
            fail("The list is not whole: " + problem.getMessage());
        }
    }

// include parts/account.java

// include parts/pages.java
}
