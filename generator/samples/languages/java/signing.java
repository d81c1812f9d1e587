«:signing»
«#needsMembers»

    /** The members of a body, JSON or a form, as texts. */
    static List<String[]> members(String text) {
        List<String[]> pairs = new ArrayList<>();
        if (!text.startsWith("{")) {
            for (String pair : text.split("&")) {
                String[] parts = (pair + "=").split("=", -1);
                if (!pair.isEmpty()) pairs.add(new String[] {decode(parts[0]), decode(parts[1])});
            }
            return pairs;
        }
        if (read(text) instanceof Map<?, ?> members)
            members.forEach((name, value) -> pairs.add(new String[] {textOf((String) name), textOf(compact(value))}));
        return pairs;
    }

    static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** A value of JSON without white space. */
    static String compact(Object value) {
        if (value instanceof Map<?, ?> members)
            return members.entrySet().stream().map(own -> own.getKey() + ":" + compact(own.getValue())).collect(Collectors.joining(",", "{", "}"));
        if (value instanceof List<?> items)
            return items.stream().map(item -> compact(item)).collect(Collectors.joining(",", "[", "]"));
        return (String) value;
    }
«/needsMembers»
«#needsMemberText»

    /** A member of a JSON body as a text: names in their order, each before its value, at every level. */
    static String memberText(String text, String... path) {
        Object member = text.startsWith("{") ? read(text) : "";
        for (String name : path) {
            Object found = null;
            if (member instanceof Map<?, ?> members)
                for (Map.Entry<?, ?> own : members.entrySet())
                    if (textOf((String) own.getKey()).equals(name)) found = own.getValue();
            if (found == null) return "";
            member = found;
        }
        return joinedText(member);
    }

    static String joinedText(Object value) {
        if (value instanceof Map<?, ?> members)
            return members.entrySet().stream().map(own -> new String[] {textOf((String) own.getKey()), joinedText(own.getValue())})
                .sorted(Comparator.comparing(pair -> pair[0])).map(pair -> pair[0] + pair[1]).collect(Collectors.joining());
        if (value instanceof List<?> items) return items.stream().map(item -> joinedText(item)).collect(Collectors.joining());
        return textOf((String) value);
    }
«/needsMemberText»
«#readsJson»

    /** A value of JSON: maps, lists, and other values and names as they are written. */
    static Object read(String json) {
        Pattern token = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[{}\\[\\]]|[^\\s{}\\[\\]:,\"]+");
        Iterator<String> tokens = token.matcher(json).results().map(MatchResult::group).iterator();
        return read(tokens, tokens.next());
    }

    static Object read(Iterator<String> tokens, String first) {
        if (first.equals("{")) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (String name = tokens.next(); !name.equals("}"); name = tokens.next()) members.put(name, read(tokens, tokens.next()));
            return members;
        }
        if (!first.equals("[")) return first;
        List<Object> items = new ArrayList<>();
        for (String item = tokens.next(); !item.equals("]"); item = tokens.next()) items.add(read(tokens, item));
        return items;
    }

    /** A text without quotation marks and escapes; another value as it is written. */
    static String textOf(String written) {
        if (!written.startsWith("\"")) return written;
        String text = written.substring(1, written.length() - 1);
        return Pattern.compile("\\\\(?:u(....)|(.))").matcher(text).replaceAll(found -> {
            String code = found.group(1);
            int at = code == null ? "bfnrt".indexOf(found.group(2)) : -1;
            char meant = code != null ? (char) Integer.parseInt(code, 16) : at < 0 ? found.group(2).charAt(0) : "\b\f\n\r\t".charAt(at);
            return Matcher.quoteReplacement(String.valueOf(meant));
        });
    }
«/readsJson»
«#nonceUnit»

    static long lastNonce = 0;

    /** The time, and more than that when two requests are made at the same. */
    static synchronized String nextNonce() {
        lastNonce = Math.max(lastNonce + 1, «#ms»System.currentTimeMillis()«/ms»«#us»ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now())«/us»«#ns»ChronoUnit.NANOS.between(Instant.EPOCH, Instant.now())«/ns»);
        return String.valueOf(lastNonce);
    }
«/nonceUnit»
«#addsToBody»

    /** Texts with a separator between those that are not empty. */
    static String join(String separator, String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(separator));
    }
«/addsToBody»
«#joinsBytes»

    static byte[] concat(byte[]... parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) bytes.writeBytes(part);
        return bytes.toByteArray();
    }
«/joinsBytes»
«#functions»

    /** «note» */
    static «#isBytes»byte[]«/isBytes»«^isBytes»String«/isBytes» «name»(«#takesKey»byte[] key, «/takesKey»«#jwt»String header, String claims«/jwt»«^jwt»«#takesBytes»byte[] data«/takesBytes»«^takesBytes»String text«/takesBytes»«/jwt») throws Exception {
«#jwt»
        String text = «#encoded»header.getBytes(StandardCharsets.UTF_8)«/encoded» + "." + «#encoded»claims.getBytes(StandardCharsets.UTF_8)«/encoded»;
«/jwt»
«#hash»
        byte[] digest = MessageDigest.getInstance("SHA-«bits»").digest(«data»);
«/hash»
«#usesHmac»
        Mac mac = Mac.getInstance("HmacSHA«bits»");
        mac.init(new SecretKeySpec(«#takesKey»key«/takesKey»«^takesKey»«secret»«/takesKey», "HmacSHA«bits»"));
        byte[] «#hmac»digest«/hmac»«#jwt»signature«/jwt» = mac.doFinal(«data»);
«/usesHmac»
«#usesKey»
        «>key»
        Signature signing = Signature.getInstance("«#isEdwards»Ed25519«/isEdwards»«#isCurve»SHA256withECDSAinP1363Format«/isCurve»«#isRsa»«#isPss»RSASSA-PSS«/isPss»«^isPss»SHA256withRSA«/isPss»«/isRsa»");
«#isPss»
        signing.setParameter(new PSSParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, 32, 1));
«/isPss»
        signing.initSign(KeyFactory.getInstance("«#isEdwards»Ed25519«/isEdwards»«#isCurve»EC«/isCurve»«#isRsa»RSA«/isRsa»").generatePrivate(new PKCS8EncodedKeySpec(der)));
        signing.update(«data»);
        byte[] signature = signing.sign();
«/usesKey»
        return «#jwt»text + "." + «/jwt»«#encoded»«#usesKey»signature«/usesKey»«^usesKey»«#jwt»signature«/jwt»«^jwt»digest«/jwt»«/usesKey»«/encoded»;
    }
«/functions»
«:key»
«#secretIsText»
String pem = variable("API_SECRET").replaceAll("-----[^-]+-----", "");
byte[] der = Base64.getMimeDecoder().decode(pem);
«/secretIsText»
«^secretIsText»
«#isEdwards»
byte[] seed = «secret»;
String start = "302e020100300506032b657004220420"; // of a key in PKCS #8, before its seed
byte[] der = HexFormat.of().parseHex(start + HexFormat.of().formatHex(seed, seed.length - 32, seed.length));
«/isEdwards»
«^isEdwards»
byte[] der = «secret»;
«/isEdwards»
«/secretIsText»
