«:book»
// «headline»
// Java 17 or later; nothing to install. Reads frames, one a line, and prints each book after a change as JSON.
«#notes»
// «.»
«/notes»

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.Collectors;
«#checksum»
import java.util.zip.CRC32;
«/checksum»

public class «className» {
    /** What a frame says of one book. */
    record Push(String symbol«#updates», boolean begins«/updates», List<?> bids, List<?> asks«#ids», String id«/ids»«#previous», String previous«/previous»«#first», String first«/first»«#checksum», String checksum«/checksum») {}

    /** The book of one symbol. `last` is the number of its last message, and null while the book cannot be used. */
    static class Book {
        final TreeMap<BigDecimal, List<String>> bids = new TreeMap<>(Comparator.reverseOrder()), asks = new TreeMap<>();
        String last, problem;
«#call»
        List<Push> waiting = new ArrayList<>();
        boolean isReply;
«/call»

        /** Applies a message. Tells whether the book changed or fell out of step. */
        boolean take(Push push) {
            problem = null;
            try {
                return step(push);
            } catch (NumberFormatException | NullPointerException unreadable) {
                return fail("a message cannot be read"«#call», null«/call»);
            }
        }

        private boolean step(Push push) {
«#updates»
            if (!push.begins) return update(push);
«/updates»
            bids.clear();
            asks.clear();
            last = null;
            apply(push);
«#call»
            isReply = true;
            List<Push> kept = waiting;
            waiting = new ArrayList<>();
            kept.forEach(this::take);
«/call»
            return true;
        }
«#updates»

        private boolean update(Push push) {
«#call»
            if (last == null) waiting.add(push);
«/call»
            if (last == null) return false;
«#dropsOld»
            if (push.id != null && «^first»isReply && «/first»number(push.id).compareTo(number(last)) <= 0) return false; // the book has it already
«/dropsOld»
«#gaps»
            boolean follows = «>follows»;
            if (!follows) return fail("message " + push.id + " does not follow " + last«#call», push«/call»);
«/gaps»
«#call»
            isReply = false;
«/call»
            return apply(push);
        }
«/updates»

        private boolean apply(Push push) {
            setLevels(bids, push.bids);
            setLevels(asks, push.asks);
            last = «#ids»push.id != null ? push.id : last != null ? last : «/ids»"";
«#checksum»
            if (push.checksum != null && !push.checksum.equals(«"none») && !push.checksum.equals(checksum()))
                return fail("its checksum is " + checksum() + ", not " + push.checksum«#call», null«/call»);
«/checksum»
            return true;
        }

        private static void setLevels(TreeMap<BigDecimal, List<String>> side, List<?> levels) {
            for (Object level : levels) {
                String price = text(find(level, «price»)), size = text(find(level, «size»));
                if (number(size).signum() == 0) side.remove(number(price));
                else side.put(number(price), List.of(price, size));
            }
«#depth»
            while (side.size() > «depth») side.pollLastEntry();
«/depth»
        }

        private boolean fail(String problem«#call», Push push«/call») {
            this.last = null;
            this.problem = problem;
«#call»
            waiting = new ArrayList<>(push == null ? List.of() : List.of(push));
«/call»
            return true;
        }
«#checksum»

        private String checksum() {
            List<List<String>> both = new ArrayList<>();
            List<List<String>> best = bids.values().stream().limit(«levels»).toList(), other = asks.values().stream().limit(«levels»).toList();
«#isPairs»
            for (int at = 0; at < «levels»; at++) {
                if (at < best.size()) both.add(best.get(at));
                if (at < other.size()) both.add(other.get(at));
            }
«/isPairs»
«^isPairs»
            both.addAll(«#asksFirst»other«/asksFirst»«^asksFirst»best«/asksFirst»);
            both.addAll(«#asksFirst»best«/asksFirst»«^asksFirst»other«/asksFirst»);
«/isPairs»
            CRC32 sum = new CRC32();
            sum.update(both.stream().flatMap(List::stream)«#areDigits».map(part -> part.replace(".", "").replaceFirst("^0+", ""))«/areDigits»
                .collect(Collectors.joining(«"separator»)).getBytes(StandardCharsets.UTF_8));
            return String.valueOf(«#isSigned»(int) «/isSigned»sum.getValue());
        }
«/checksum»
    }

    static BigDecimal number(String text) {
        return new BigDecimal(text);
    }

    static Object at(Object record, Object frame, String... pointers) {
        Object found = find(record, pointers);
        return found == null ? find(frame, pointers) : found;
    }

    static String textAt(Object record, Object frame, String... pointers) {
        return text(at(record, frame, pointers));
    }

    static List<?> list(Object record, Object frame, String... pointers) {
        return at(record, frame, pointers) instanceof List<?> list ? list : null;
    }

    /** What a frame says of books; nothing for a frame of something else. */
    static List<Push> pushes(Object frame) {
«#call»
        String number = text(find(frame, «callId»));
        if (find(frame, «callBids») instanceof List<?> bids && find(frame, «callAsks») instanceof List<?> asks && number != null) {
            String symbol = «#callSymbol»text(find(frame, «callSymbol»))«/callSymbol»«^callSymbol»null«/callSymbol»;
            return List.of(new Push(symbol == null ? "" : symbol, true, bids, asks, number«#previous», null«/previous»«#first», null«/first»«#checksum», null«/checksum»));
        }
«/call»
        List<Push> said = new ArrayList<>();
«#records»
        Object records = find(frame, «"records»);
        for (Object record : records instanceof List<?> list ? list : records == null ? List.of() : List.of(records)) {
«/records»
«^records»
        for (Object record : List.of(frame)) {
«/records»
            List<?> bids = list(record, frame, «bids»), asks = list(record, frame, «asks»);
            if (bids == null && asks == null«#checksum» && at(record, frame, «at») == null«/checksum») continue;
            String symbol = «#symbol»textAt(record, frame, «symbol»)«/symbol»«^symbol»null«/symbol»;
«#symbolAfter»
            if (symbol != null) symbol = symbol.substring(symbol.indexOf(«"symbolAfter») + «"symbolAfter».length());
«/symbolAfter»
            said.add(new Push(symbol == null ? "" : symbol,
«#updates»
                «#start»«#is»«#isLater» || «/isLater»«".».equals(textAt(record, frame, «at»))«/is»«^is»at(record, frame, «at») != null«/is»«/start»«^start»false«/start»,
«/updates»
                bids == null ? List.of() : bids, asks == null ? List.of() : asks«#ids»,
                «#id»textAt(record, frame, «id»)«/id»«^id»null«/id»«/ids»«#previous»,
                textAt(record, frame, «previous»)«/previous»«#first»,
                textAt(record, frame, «first»)«/first»«#checksum»,
                textAt(record, frame, «at»)«/checksum»));
        }
        return said;
    }

    /** Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step. */
    static List<String> keep(Map<String, Book> books, Object frame) {
        List<String> changed = new ArrayList<>();
        for (Push push : pushes(frame)) {
«#call»
            List<String> symbols = List.of(push.symbol);
            if (push.begins && push.symbol.isEmpty() && !books.isEmpty())
                symbols = books.keySet().stream().filter(symbol -> books.get(symbol).last == null).toList();
            for (String symbol : symbols) {
                if (!books.containsKey(symbol)) {
                    Book first = books.remove("");
                    books.put(symbol, first == null ? new Book() : first);
                }
                if (books.get(symbol).take(push)) changed.add(symbol);
            }
«/call»
«^call»
            if (books.computeIfAbsent(push.symbol, symbol -> new Book()).take(push)) changed.add(push.symbol);
«/call»
        }
        return changed;
    }

    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** The first value that a JSON pointer leads to. */
    static Object find(Object value, String... pointers) {
        for (String pointer : pointers) {
            Object found = value;
            for (String step : pointer.split("/")) {
                if (step.isEmpty()) continue;
                if (found instanceof List<?> list)
                    found = step.matches("\\d{1,6}") && Integer.parseInt(step) < list.size() ? list.get(Integer.parseInt(step)) : null;
                else found = found instanceof Map<?, ?> object ? object.get(step) : null;
            }
            if (found != null) return found;
        }
        return null;
    }

    static String text(Object value) {
        return value instanceof String text ? text : null;
    }

    /** Reads JSON: objects, lists and texts. Numbers stay texts, as they are sent. */
    static class Json {
        private final String text;
        private int at = 0;

        Json(String text) {
            this.text = text;
        }

        /** The value of a line; an empty object where the line is no JSON. */
        static Object parsed(String line) {
            try {
                Object value = new Json(line).value();
                return value == null ? Map.of() : value;
            } catch (RuntimeException broken) {
                return Map.of();
            }
        }

        private Object value() {
            char first = skip();
            if (first == '{' || first == '[') {
                at++;
                Map<String, Object> object = new HashMap<>();
                List<Object> list = new ArrayList<>();
                while (skip() != '}' && text.charAt(at) != ']') {
                    if (text.charAt(at) == ',') at++;
                    Object value = value();
                    if (first == '[') list.add(value);
                    else {
                        skip();
                        at++; // the colon
                        object.put((String) value, value());
                    }
                }
                at++;
                return first == '{' ? object : list;
            }
            int begun = at;
            if (first == '"') {
                while (text.charAt(++at) != '"') if (text.charAt(at) == '\\') at++;
                return unescaped(text.substring(begun + 1, at++));
            }
            while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(begun, at);
            return word.equals("null") ? null : word;
        }

        private char skip() {
            while (Character.isWhitespace(text.charAt(at))) at++;
            return text.charAt(at);
        }

        private static String unescaped(String part) {
            if (part.indexOf('\\') < 0) return part;
            StringBuilder plain = new StringBuilder();
            for (int at = 0; at < part.length(); at++) {
                char letter = part.charAt(at);
                if (letter == '\\') {
                    letter = part.charAt(++at);
                    if (letter == 'u') {
                        letter = (char) Integer.parseInt(part.substring(at + 1, at + 5), 16);
                        at += 4;
                    } else if ("bfnrt".indexOf(letter) >= 0) letter = "\b\f\n\r\t".charAt("bfnrt".indexOf(letter));
                }
                plain.append(letter);
            }
            return plain.toString();
        }
    }

    /** A book as a line of JSON, each side best first. */
    static String told(String symbol, Book book) {
        return "{\"symbol\":" + quote(symbol) + ",\"last\":" + quote(book.last) + ",\"bids\":" + told(book.bids) + ",\"asks\":" + told(book.asks) + "}";
    }

    static String told(TreeMap<BigDecimal, List<String>> side) {
        return side.values().stream().map(level -> "[" + quote(level.get(0)) + "," + quote(level.get(1)) + "]")
            .collect(Collectors.joining(",", "[", "]"));
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, Book> books = new HashMap<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            for (String symbol : keep(books, Json.parsed(line))) {
                Book book = books.get(symbol);
                if (book.problem != null) System.err.println(symbol + ": " + book.problem);
                else System.out.println(told(symbol, book));
            }
        }
    }
}
«:follows»
push.id == null || «#previous»last.equals(push.previous)«#call» || isReply && number(push.«#first»first«/first»«^first»previous«/first»).compareTo(number(last)«#first».add(number("«grows»"))«/first») <= 0«/call»«/previous»«^previous»«#first»number(push.first).compareTo(number(last).add(number("«grows»"))) <= 0«/first»«^first»number(push.id).compareTo(number(last).add(number("«grows»"))) == 0«/first»«/previous»
