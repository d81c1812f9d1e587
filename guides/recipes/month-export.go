// Write fills, fees, funding, interest and transfers of a month to a CSV, for spot and futures, and compare them with the balances.
// Go 1.18 or later; nothing to install. Run it for the month that is over, or name a month of the last 90 days:
// API_KEY=… API_SECRET=… go run month-export.go
// It writes 2026-10.csv, and begins with the balances of 2026-09.csv when that is there. Months are in UTC. It changes nothing.
// API_URL leads to another server than the exchange's.

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/url"
	"os"
	"sort"
	"strconv"
	"strings"
	"time"
)

func main() {
	month, err := time.Parse("2006-01", time.Now().UTC().Format("2006-01"))
	month = month.AddDate(0, -1, 0)
	if len(os.Args) > 1 {
		month, err = time.Parse("2006-01", os.Args[1])
	}
	if err != nil {
		fail("How to run it: go run month-export.go [YYYY-MM]")
	}
	isWhole := false
	if err = patiently(setClock); err == nil {
		isWhole, err = export(month)
	}
	if err != nil {
		fail("Not exported: " + err.Error())
	}
	if !isWhole {
		os.Exit(1)
	}
}

// region shown
// endregion
// export writes the file of a month. It tells whether its rows lead from the balances before to those after it.
func export(month time.Time) (bool, error) {
	start, end := month.UnixMilli(), month.AddDate(0, 1, 0).UnixMilli()
	if start < serverTime()-90*day {
		return false, errors.New("bills and fills of futures are not listed after 90 days")
	}
	all, closing, err := entriesUntilNow(start)
	if err != nil {
		return false, err
	}
	own, changes, later := []entry{}, amounts{}, amounts{}
	for _, each := range all {
		sum := changes
		if each.time >= end {
			sum = later
		} else {
			own = append(own, each)
		}
		if each.change != nil {
			sum.add(each.account+","+each.currency, 1, each.change)
		}
	}
	sort.SliceStable(own, func(one, other int) bool { return own[one].time < own[other].time })
	closing = closing.plus(later, -1)
	file, before := month.Format("2006-01")+".csv", month.AddDate(0, -1, 0).Format("2006-01")+".csv"
	opening, err := readClosing(before)
	isKnown := err == nil
	if errors.Is(err, os.ErrNotExist) { // the opening balances are those that the rows leave
		opening, err = closing.plus(changes, -1), nil
	}
	if err == nil {
		err = writeEntries(file, append(append(lines(opening, start, "OPENING"), own...), lines(closing, end-1, "CLOSING")...))
	}
	if err != nil {
		return false, err
	}
	fmt.Printf("%s: %d rows\n", file, len(own))
	if !isKnown {
		fmt.Printf("Not compared: there is no %s. The opening balances are reckoned from the rows.\n", before)
		return true, nil
	}
	missing := closing.plus(changes, -1).plus(opening, -1)
	for _, name := range wrong(missing) {
		fmt.Printf("%s: the balance has %s that no row tells of\n", strings.Replace(name, ",", " ", 1), decimal(missing[name]))
	}
	if len(wrong(missing)) > 0 {
		return false, nil
	}
	fmt.Println("The rows add up to the balances.")
	return true, nil
}

// include parts/month-balances.go

// include parts/month-file.go

// include parts/exact.go

// include parts/month-rows.go

// include parts/account.go

// include parts/pages.go
