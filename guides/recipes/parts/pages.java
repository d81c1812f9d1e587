    interface RowReader {
        void read(Object row) throws IOException;
    }

    /** Reads each row of a futures list once, until a page brings no new one. It may begin with the newest or with the oldest. */
    static void readPages(String path, Map<String, String> params, RowReader reader) throws IOException, InterruptedException, Refused {
        Set<String> seen = new HashSet<>();
        Map<String, String> page = new HashMap<>(params);
        page.put("limit", "100");
        for (int before = -1; before < seen.size(); ) {
            before = seen.size();
            for (Object row : rows(readPatiently(path, page))) {
                String id = text(find(row, "/id"));
                page.put("from", id);
                if (seen.add(id)) reader.read(row);
            }
        }
    }

    /** Do not place orders like this: one without an answer may stand. */
    static Object readPatiently(String path, Map<String, String> params) throws IOException, InterruptedException, Refused {
        for (int attempt = 0; ; attempt++) {
            try {
                return call("GET", path, params, null);
            } catch (IOException problem) {
                if (attempt == 7) throw problem;
                double pause = Math.max(backOff(attempt), problem instanceof NotNow busy ? busy.pause : 0);
                System.err.printf("%s; reading again in %.1f s%n", problem.getMessage(), pause);
                sleep(pause);
            }
        }
    }
