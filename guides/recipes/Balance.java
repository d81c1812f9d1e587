// Read the balance of the futures account: the first signed request.
// Java 17 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… java Balance.java
// API_URL leads to another server than the exchange's.

// region shown
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Balance {
    public static void main(String[] arguments) throws Exception {
        String path = "/v3/account/balance";
        String timestamp = String.valueOf(System.currentTimeMillis());

        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(System.getenv("API_SECRET").getBytes(), "HmacSHA256"));
        byte[] digest = mac.doFinal(("GET\n" + path + "\nsignTimestamp=" + timestamp).getBytes());

        String server = System.getenv().getOrDefault("API_URL", "https://api.poloniex.com");
        HttpRequest request = HttpRequest.newBuilder(URI.create(server + path))
            .timeout(Duration.ofSeconds(10))
            .header("key", System.getenv("API_KEY"))
            .header("signTimestamp", timestamp)
            .header("signature", Base64.getEncoder().encodeToString(digest))
            .build();
        System.out.println(HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
    }
}
// endregion
