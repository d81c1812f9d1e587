    interface Request<T> {
        T send() throws IOException, InterruptedException, Refused;
    }

    /** Repeats what may be repeated, such as a read. Do not place orders like this: one without an answer may stand. */
    static <T> T patiently(Request<T> request) throws IOException, InterruptedException, Refused {
        for (int attempt = 0; ; attempt++) {
            try {
                return request.send();
            } catch (IOException problem) {
                if (attempt == 7) throw problem;
                double pause = Math.max(backOff(attempt), problem instanceof NotNow busy ? busy.pause : 0);
                System.err.printf("%s; asking again in %.1f s%n", problem.getMessage(), pause);
                sleep(pause);
            }
        }
    }
