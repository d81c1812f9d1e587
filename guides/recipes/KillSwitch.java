// Keep the kill switch of spot from firing while you trade, and let go of it on purpose.
// Java 17 or later; nothing to install. Run it beside your program with the seconds after which all orders are cancelled:
// API_KEY=… API_SECRET=… java KillSwitch.java 60
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM disarm the switch: your orders stay.
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

public class KillSwitch {
    public static void main(String[] arguments) throws Exception {
        String value = String.join(" ", liveValues(arguments, "Set the kill switch"));
        int timeout = value.matches("\\d{2,3}") ? Integer.parseInt(value) : 0;
        if (timeout < 30 || timeout > 600) fail("How to run it: java KillSwitch.java SECONDS [--live], from 30 to 600 seconds");
        onSignal(() -> toldToEnd.countDown());
        run(timeout);
    }

    static final CountDownLatch toldToEnd = new CountDownLatch(1);

    static void run(int timeout) throws InterruptedException {
        try {
            keepFromFiring(timeout);
        } catch (Refused refusal) {
            System.err.println("Not set: " + refusal.getMessage() + ". A switch that was set before fires.");
            return;
        }
        if (disarm(timeout)) {
            status = 0;
            System.out.println("Disarmed: your orders stay.");
        } else System.err.println("The switch may fire: look at your open orders.");
    }

    // region shown
    // endregion
    /** Renews the switch each third of its time, so that one lost renewal does no harm, until the program is told to end. */
    static void keepFromFiring(int timeout) throws InterruptedException, Refused {
        double pause;
        do {
            try {
                System.out.println("All orders are cancelled at " + setSwitch(timeout) + " unless it is renewed");
                pause = timeout / 3.0;
            } catch (IOException problem) {
                System.err.println("Not renewed: " + problem.getMessage()); // the switch that was set before runs on
                pause = Math.min(Math.max(1, problem instanceof NotNow busy ? busy.pause : 0), timeout / 3.0);
            }
        } while (!toldToEnd.await((long) (pause * 1000), TimeUnit.MILLISECONDS));
    }

    /** Gives the time at which it fires, in milliseconds. */
    static Object setSwitch(int timeout) throws IOException, InterruptedException, Refused {
        Object reply = call("POST", "/orders/killSwitch", Map.of(), Map.of("timeout", String.valueOf(timeout)));
        if (find(reply, "/cancellationTime") instanceof String time) return time;
        throw new IOException("the reply has no time");
    }

    /** Tells whether the orders stay. Tries until the switch must have fired. */
    static boolean disarm(int timeout) throws InterruptedException {
        for (long begun = System.nanoTime(); System.nanoTime() - begun < timeout * 1_000_000_000L; sleep(1)) {
            try {
                setSwitch(-1);
                return true;
            } catch (Refused refusal) {
                if (refusal.code == 25020) return true; // none is armed
                System.err.println("Not disarmed: " + refusal.getMessage());
                return false;
            } catch (IOException problem) {
                System.err.println("Not disarmed: " + problem.getMessage());
            }
        }
        return false;
    }

// include parts/on-signal.java

// include parts/stop-before-live.java

// include parts/account.java
}
