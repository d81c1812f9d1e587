const journal = "fills.jsonl"

var known = map[string]bool{}

// fill is an entry of the journal.
type fill struct {
	Order            string `json:"order"`
	Trade            string `json:"trade"`
	Symbol           string `json:"symbol"`
	Side             string `json:"side"`
	Price            string `json:"price"`
	Size             string `json:"size"`
	Role             string `json:"role"`
	Fee              string `json:"fee"`
	FeeCurrency      string `json:"feeCurrency"`
	Deducted         string `json:"deducted,omitempty"`
	DeductedCurrency string `json:"deductedCurrency,omitempty"`
	Time             any    `json:"time"`
}

// record adds a fill to the journal unless it is there.
func record(row row) error {
	own := fillOf(row)
	if known[own.Order+" "+own.Trade] {
		return nil
	}
	if err := write(own); err != nil {
		return err
	}
	known[own.Order+" "+own.Trade] = true
	fmt.Printf("%+v\n", own)
	return nil
}

func write(entry any) error {
	line, err := json.Marshal(entry)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(journal, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.Write(append(line, '\n')); err != nil {
		return err
	}
	return file.Sync()
}

// readJournal gives the time before which no fill is missing, 0 at the first start.
func readJournal() (mark int64, err error) {
	content, err := os.ReadFile(journal)
	if errors.Is(err, os.ErrNotExist) {
		return 0, nil
	}
	size := bytes.LastIndexByte(content, '\n') + 1
	if err == nil && size < len(content) { // the program was killed as it wrote: the next pass reads that fill again
		err = os.Truncate(journal, int64(size))
	}
	for _, line := range bytes.Split(content[:size], []byte("\n")) {
		var entry struct {
			Order, Trade string
			Mark         int64
		}
		if len(line) == 0 || err != nil {
			continue
		}
		if err = json.Unmarshal(line, &entry); entry.Mark > 0 {
			mark = entry.Mark
		} else {
			known[entry.Order+" "+entry.Trade] = true
		}
	}
	return mark, err
}
