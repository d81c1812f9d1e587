// include parts/patiently.java

    static final long DAY = 24L * 3600 * 1000; // ms

    /** The member of a row that leads to the next page, the longest page, and the longest range in days. */
    record PagedList(String cursor, int limit, long days) {}

    static final Map<String, PagedList> LISTS = new TreeMap<>(Map.ofEntries(
        Map.entry("/orders", new PagedList("id", 2000, 0)),
        Map.entry("/orders/history", new PagedList("id", 1000, 30)),
        Map.entry("/smartorders/history", new PagedList("id", 100, 0)),
        Map.entry("/trades", new PagedList("pageId", 1000, 180)),
        Map.entry("/accounts/activity", new PagedList("id", 1000, 0)),
        Map.entry("/accounts/transfer", new PagedList("id", 1000, 180)),
        Map.entry("/accounts/interest/history", new PagedList("id", 100, 90)),
        Map.entry("/subaccounts/transfer", new PagedList("id", 1000, 180)),
        Map.entry("/v3/account/bills", new PagedList("id", 100, 0)),
        Map.entry("/v3/trade/order/opens", new PagedList("ordId", 100, 0)),
        Map.entry("/v3/trade/order/history", new PagedList("ordId", 100, 0)),
        Map.entry("/v3/trade/order/trades", new PagedList("id", 100, 0)),
        Map.entry("/v3/trade/position/history", new PagedList("id", 100, 0))));

    interface RowReader {
        void read(Object row) throws IOException;
    }

    /** Reads each row of a list once, range by range, until a page brings no new one. It may begin with the newest or the oldest. */
    static void readPages(String path, Map<String, String> params, RowReader reader) throws IOException, InterruptedException, Refused {
        PagedList list = LISTS.get(path);
        Set<String> seen = new HashSet<>();
        for (Map<String, String> page : ranges(path, params, list.days)) {
            page.put("limit", String.valueOf(list.limit));
            for (int before = -1; before < seen.size(); ) {
                before = seen.size();
                for (Object row : list(read(path, page))) {
                    String id = text(find(row, "/" + list.cursor));
                    page.put("from", id);
                    if (seen.add(id)) reader.read(row);
                }
            }
        }
    }

    /** The parameters once for each range that one request may ask for. */
    static List<Map<String, String>> ranges(String path, Map<String, String> params, long days) {
        boolean isFutures = path.startsWith("/v3/");
        String start = isFutures ? "sTime" : "startTime", end = isFutures ? "eTime" : "endTime";
        if (!params.containsKey(start) || days == 0) return List.of(new HashMap<>(params));
        long last = params.containsKey(end) ? Long.parseLong(params.get(end)) : serverTime();
        List<Map<String, String>> ranges = new ArrayList<>();
        for (long begin = Long.parseLong(params.get(start)); begin <= last; begin += days * DAY + 1) {
            Map<String, String> range = new HashMap<>(params);
            range.put(start, String.valueOf(begin));
            range.put(end, String.valueOf(Math.min(begin + days * DAY, last)));
            ranges.add(range);
        }
        return ranges;
    }

    static Object read(String path, Map<String, String> params) throws IOException, InterruptedException, Refused {
        return patiently(() -> call("GET", path, params, null));
    }
