«:verify»
«imports»

«code»
«:verifyCode»
public class Verify {
    /**
     * Whether a request to your server is signed with your secret. Headers have names in lower case, and text is the body
     * as it came: parse it after this check. What is not said here stays yours to check, such as whether you had the
     * request before.
     */
    static boolean isGenuine(String method, String path, Map<String, String> headers, String text) throws Exception {
«#readings»
        Matcher «local» = Pattern.compile(«"pattern», Pattern.DOTALL).matcher(headers.getOrDefault(«"header», ""));
        if (!«local».matches()) return false;
«#groups»
        String «name» = «local».group(«group»);
«/groups»
«/readings»
«#oldest»
        if (System.currentTimeMillis() - Double.parseDouble(timestamp)«#isSeconds» * 1000«/isSeconds» > «oldest») return false;
«/oldest»
        «lines»
«#checks»
        if (!MessageDigest.isEqual(headers.getOrDefault(«"header», "").getBytes(StandardCharsets.UTF_8), «bytes»)) return false;
«/checks»
        return true;
    }
«>signing»
«>variable»
}
