func lines(of amounts, time int64, kind string) (found []entry) {
	for name, amount := range of {
		account, currency, _ := strings.Cut(name, ",")
		found = append(found, entry{account, time, kind, currency, amount, nil})
	}
	sort.Slice(found, func(one, other int) bool {
		return found[one].account+found[one].currency < found[other].account+found[other].currency
	})
	return found
}

// writeEntries gives the name to a whole file alone.
func writeEntries(name string, all []entry) error {
	file, err := os.Create(name + ".part")
	if err != nil {
		return err
	}
	defer file.Close()
	writer := csv.NewWriter(file)
	records := [][]string{{"account", "time", "kind", "currency", "change", "id", "order", "symbol", "side", "price", "quantity"}}
	for _, each := range all {
		change := ""
		if each.change != nil {
			change = decimal(each.change)
		}
		record := append([]string{each.account, fmt.Sprint(each.time), each.kind, each.currency, change}, each.others...)
		records = append(records, append(record, make([]string, len(records[0])-len(record))...))
	}
	if err := writer.WriteAll(records); err != nil {
		return err
	}
	if err := file.Close(); err != nil { // Windows renames no open file
		return err
	}
	return os.Rename(name+".part", name)
}

// readClosing gives the balances at the end of a month's file.
func readClosing(name string) (amounts, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	reader := csv.NewReader(file)
	reader.FieldsPerRecord = -1
	records, err := reader.ReadAll()
	closing := amounts{}
	for _, record := range records {
		if len(record) > 4 && record[2] == "CLOSING" {
			closing.add(record[0]+","+record[3], 1, exact(record[4]))
		}
	}
	return closing, err
}
