const (
	overlap = 60_000           // ms that each pass reads again: a fill may be listed late
	every   = 10 * time.Minute // between two passes, because a push can get lost on a connection that stays
)

func main() {
	fail(keepConnected(session))
}

func session() error {
	if err := setClock(); err != nil {
		return err
	}
	mark, err := readJournal()
	if err == nil && mark == 0 { // a first run begins now
		mark = serverTime()
		err = write(map[string]int64{"mark": mark})
	}
	if err != nil {
		return err
	}
	connection, err := connect(socketPath)
	if err != nil {
		return err
	}
	defer connection.Close()
	if err := connection.logIn(); err != nil {
		return err
	}
	if err := connection.follow(channel); err != nil { // first, so that no fill falls between the two
		return err
	}
	for {
		if mark, err = catchUp(mark); err != nil { // what is pushed meanwhile waits on the connection
			return err
		}
		for nextPass := time.Now().Add(every); time.Now().Before(nextPass); {
			push, _, err := connection.receive()
			if err != nil {
				return err
			}
			if push.Channel != channel || push.Data == nil {
				continue
			}
			rows, err := rowsOf(push.Data)
			if err != nil {
				return err
			}
			for _, event := range rows {
				if !isFill(event) {
					continue
				}
				if err := record(event); err != nil {
					return err
				}
			}
		}
	}
}

// catchUp records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest.
func catchUp(mark int64) (int64, error) {
	begun := serverTime()
	start := mark - overlap
	if mark < begun-kept {
		fmt.Fprintf(os.Stderr, "Fills of more than %d days ago are not listed any more.\n", kept/day)
	}
	if start < begun-kept {
		start = begun - kept
	}
	path, params := fillsSince(start)
	if err := allPages(path, params, record); err != nil {
		return mark, err
	}
	return begun, write(map[string]int64{"mark": begun})
}
