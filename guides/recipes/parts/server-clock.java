    static long clockOffset = 0; // milliseconds that the server's clock is ahead of this one

    /** Signs with the server's time from now on. */
    static void setClock() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(API_URL + "/timestamp")).build();
        HttpResponse<String> reply = within(10, CLIENT.sendAsync(request, BodyHandlers.ofString()));
        String time = text(find(Json.parsed(reply.body()), "/serverTime"));
        if (time == null || !time.matches("\\d{1,15}")) throw new IOException("HTTP " + reply.statusCode() + ": no time of the server");
        clockOffset = Long.parseLong(time) - System.currentTimeMillis();
    }

    static long serverTime() {
        return System.currentTimeMillis() + clockOffset;
    }
