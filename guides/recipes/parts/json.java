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
