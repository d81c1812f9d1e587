// include parts/rows.go

// include parts/patiently.go

const day = 24 * 3600 * 1000 // ms

// Lists: the member of a row that leads to the next page, the longest page, and the longest range in days.
type list struct {
	cursor      string
	limit, days int64
}

var lists = map[string]list{
	"/orders":                    {"id", 2000, 0},
	"/orders/history":            {"id", 1000, 30},
	"/smartorders/history":       {"id", 100, 0},
	"/trades":                    {"pageId", 1000, 180},
	"/accounts/activity":         {"id", 1000, 0},
	"/accounts/transfer":         {"id", 1000, 180},
	"/accounts/interest/history": {"id", 100, 90},
	"/subaccounts/transfer":      {"id", 1000, 180},
	"/v3/account/bills":          {"id", 100, 0},
	"/v3/trade/order/opens":      {"ordId", 100, 0},
	"/v3/trade/order/history":    {"ordId", 100, 0},
	"/v3/trade/order/trades":     {"id", 100, 0},
	"/v3/trade/position/history": {"id", 100, 0},
}

// allPages gives each row of a list once, range by range, until a page brings no new one. It may begin with the newest or the oldest.
func allPages(path string, params pairs, take func(row) error) error {
	own, seen := lists[path], map[string]bool{}
	parts, err := ranges(path, params, own.days)
	for _, part := range parts {
		part["limit"] = fmt.Sprint(own.limit)
		for before := -1; before < len(seen); {
			before = len(seen)
			data, err := read(path, part)
			if err != nil {
				return err
			}
			rows, err := rowsOf(data)
			if err != nil {
				return err
			}
			for _, each := range rows {
				part["from"] = each.text(own.cursor)
				if seen[part["from"]] {
					continue
				}
				seen[part["from"]] = true
				if err := take(each); err != nil {
					return err
				}
			}
		}
	}
	return err
}

// ranges gives the parameters once for each range that one request may ask for.
func ranges(path string, params pairs, days int64) (parts []pairs, err error) {
	start, end := "startTime", "endTime"
	if strings.HasPrefix(path, "/v3/") {
		start, end = "sTime", "eTime"
	}
	if params[start] == "" || days == 0 {
		return []pairs{with(params, nil)}, nil
	}
	begin, err := strconv.ParseInt(params[start], 10, 64)
	last := serverTime()
	if params[end] != "" && err == nil {
		last, err = strconv.ParseInt(params[end], 10, 64)
	}
	for ; err == nil && begin <= last; begin += days*day + 1 {
		until := begin + days*day
		if until > last {
			until = last
		}
		parts = append(parts, with(params, pairs{start: fmt.Sprint(begin), end: fmt.Sprint(until)}))
	}
	return parts, err
}

func with(params, others pairs) pairs {
	both := pairs{}
	for _, part := range []pairs{params, others} {
		for name, value := range part {
			both[name] = value
		}
	}
	return both
}

func read(path string, params pairs) (data json.RawMessage, err error) {
	err = patiently(func() error {
		data, err = call("GET", path, params, nil)
		return err
	})
	return data, err
}
