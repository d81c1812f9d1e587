const PER_SECOND = 8 // the limit is 10: the rest is for your other programs
let nextStart = 0

/** Spreads the requests evenly, also those that are tried again. */
function waitForTurn() {
  const start = Math.max(nextStart, performance.now())
  nextStart = start + 1000 / PER_SECOND
  return seconds((start - performance.now()) / 1000)
}

function seconds(count) {
  return new Promise((resolve) => setTimeout(resolve, count * 1000))
}
