«:signing»
«#needsMembers»

    /** The members of a body, flat JSON or a form, as texts. */
    static List<String[]> members(String text) {
        List<String[]> pairs = new ArrayList<>();
        if (!text.startsWith("{")) {
            for (String pair : text.split("&")) {
                String[] parts = (pair + "=").split("=", -1);
                if (!pair.isEmpty()) pairs.add(new String[] {decode(parts[0]), decode(parts[1])});
            }
            return pairs;
        }
        Matcher member = Pattern.compile("\\G[{,]\\s*\"([^\"\\\\]*)\"\\s*:\\s*(?:\"([^\"\\\\]*)\"|([^\\s\"{}\\[\\],]+))\\s*").matcher(text);
        int end = 0;
        while (member.find()) {
            pairs.add(new String[] {member.group(1), member.group(2) == null ? member.group(3) : member.group(2)});
            end = member.end();
        }
        if (!text.substring(end).matches("\\{?\\s*}")) throw new IllegalStateException("no flat JSON: " + text);
        return pairs;
    }

    static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
«/needsMembers»
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
