// Send a signed GET and print the reply.
// Java 17 or later; nothing to install. Run it with a path and its parameters, as many as there are:
// API_KEY=… API_SECRET=… java SignedGet.java /orders symbol=BTC_USDT limit=20
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

public class SignedGet {
    public static void main(String[] arguments) throws Exception {
        if (arguments.length == 0) fail("How to run it: java SignedGet.java PATH [NAME=VALUE …]");
        Map<String, String> params = new HashMap<>();
        for (String pair : List.of(arguments).subList(1, arguments.length)) {
            params.put(pair.split("=")[0], pair.replaceFirst("^[^=]*=", ""));
        }
        setClock();
        HttpResponse<String> reply = signedRequest("GET", arguments[0], params, null);
        if (reply.statusCode() != 200) fail("HTTP " + reply.statusCode() + ": " + reply.body());
        System.out.println(reply.body());
    }

// include parts/server-clock.java

    // region shown
// include parts/signed-request.java
    // endregion

// include parts/environment.java

// include parts/json.java
}
