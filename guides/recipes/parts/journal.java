    static final Path JOURNAL = Path.of("fills.jsonl");
    static final Set<String> known = new HashSet<>();

    /** Adds a fill to the journal unless it is there. */
    static void record(Object row) throws IOException {
        Map<String, Object> fill = fillOf(row);
        String name = fill.get("order") + " " + fill.get("trade");
        if (known.contains(name)) return;
        write(fill);
        known.add(name);
        System.out.println(json(fill));
    }

    static void write(Map<String, ?> entry) throws IOException {
        String line = json(entry) + "\n";
        Files.writeString(JOURNAL, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
    }

    /** Gives the time before which no fill is missing, 0 at the first start. */
    static long readJournal() throws IOException {
        String text = Files.exists(JOURNAL) ? Files.readString(JOURNAL) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) { // the program was killed as it wrote: the next pass reads that fill again
            try (RandomAccessFile file = new RandomAccessFile(JOURNAL.toFile(), "rw")) {
                file.setLength(whole.getBytes(UTF_8).length);
            }
        }
        long mark = 0;
        for (String line : whole.lines().toList()) {
            Object entry = Json.parsed(line);
            if (find(entry, "/mark") instanceof String time) mark = Long.parseLong(time);
            else known.add(find(entry, "/order") + " " + find(entry, "/trade"));
        }
        return mark;
    }
