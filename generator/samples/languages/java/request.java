«:short»
String reply = «call»;
System.out.println(reply);
«:program»
// «headline»
// Java 17 or later; nothing to install. «run»
«#notes»
// «.»
«/notes»

«imports»

«code»
«>end»
«:end»
«#namesJson»

    /** A text as JSON. */
    static String json(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
«/namesJson»
}
«:code»
public class «className» {
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
«#guard»
        String server = «>address»;
        «>guarded»
«/guard»
        «short»
    }

    «>call»
«>signing»
«#neededText»
«>variable»
«/neededText»
«:address»
«#server»System.getenv().getOrDefault("API_URL", «"server»)«/server»«^server»variable("API_URL")«/server»
«:guarded»
boolean isTest = List.of(«"bracketed»).contains(String.valueOf(URI.create(server).getHost()));
if (!isTest && !List.of(arguments).contains("--live"))
    throw new IllegalStateException(«"before» + server + «"after»);
«:variable»

    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }
«:call»
/** A request with its query, headers and body. */
static class Call {
    private final String method;
    private final String path;
    private final List<String[]> query = new ArrayList<>();
    private final Map<String, String> headers = new LinkedHashMap<>();
    private String text = "";
«#isFiles»
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
«/isFiles»
«#isParts»
    private final String boundary = "form-" + System.nanoTime();
«/isParts»

    Call(String method, String path) {
        this.method = method;
        this.path = path;
    }

    Call query(String name, String value) {
        query.add(new String[] {name, value});
        return this;
    }

    Call header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    Call body(String text) {
        this.text = text;
        return this;
    }

«#isParts»
    Call part(String name, String type, String text) throws IOException {
        return part(name, type, text.getBytes(StandardCharsets.UTF_8));
    }

    Call filePart(String name, String type, String file) throws IOException {
        return part(name + "\"; filename=\"" + file, type, Files.readAllBytes(Path.of(file)));
    }

    private Call part(String name, String type, byte[] content) throws IOException {
        String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n";
        String kind = type.isEmpty() ? "" : "Content-Type: " + type + "\r\n";
        bytes.write((head + kind + "\r\n").getBytes(StandardCharsets.UTF_8));
        bytes.write(content);
        bytes.write("\r\n".getBytes(StandardCharsets.UTF_8));
        return this;
    }

«/isParts»
«#isFile»
    Call file(String file) throws IOException {
        bytes.write(Files.readAllBytes(Path.of(file)));
        return this;
    }

«/isFile»
    String send() throws Exception {
«#isParts»
        bytes.write(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
«/isParts»
        String address = «>address»;
        «lines»
«#isParts»
        header("Content-Type", «"formType» + boundary);
«/isParts»
«#contentType»
        «^isFile»if (!text.isEmpty()) «/isFile»header("Content-Type", «"contentType»);
«/contentType»
«#missing»
        if ((path + search + headers«#asksInBody» + «#isParts»bytes«/isParts»«^isParts»text«/isParts»«/asksInBody»).contains(«"text»))
            throw new IllegalStateException(«"message»);
«/missing»
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path + search))
            .timeout(Duration.ofSeconds(10))
            .method(method, «#isFiles»BodyPublishers.ofByteArray(bytes.toByteArray())«/isFiles»«^isFiles»text.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(text)«/isFiles»);
        headers.forEach(request::header);
        // Over plain HTTP the default would ask to switch to HTTP/2, which servers with WebSockets take amiss.
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpResponse<String> reply;
        try {
            reply = client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException problem) {
            throw new IOException("no reply from " + address + ": " + problem);
        }
«#isTriedAgain»
        boolean mayPass = reply.statusCode() >= 500 || reply.statusCode() == 429;
        if (mayPass) throw new IOException(reply.statusCode() + ": " + reply.body());
«/isTriedAgain»
        if (reply.statusCode() >= 400«#success» || reply.body().matches("(?s).*\"«member»\"\\s*:\\s*\"?(?!«value»\\b)[^\",}\\s].*")«/success») throw new IllegalStateException(reply.statusCode() + ": " + reply.body());
        return reply.body();
    }
}

static String encode(List<String[]> pairs) {
    return pairs.stream().map(pair -> encode(pair[0]) + "=" + encode(pair[1])).collect(Collectors.joining("&"));
}

static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
}
