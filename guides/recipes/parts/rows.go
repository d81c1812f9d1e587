// row is an entry of a list or of a push. Its numbers keep every digit.
type row map[string]any

func rowsOf(data []byte) (rows []row, err error) {
	decoder := json.NewDecoder(strings.NewReader(string(data)))
	decoder.UseNumber()
	if err = decoder.Decode(&rows); err == nil && rows == nil {
		err = errors.New("the reply has no list")
	}
	return rows, err
}

// text gives the first of these members that is there.
func (own row) text(names ...string) string {
	for _, name := range names {
		if value := own[name]; value != nil {
			return fmt.Sprint(value)
		}
	}
	return ""
}
