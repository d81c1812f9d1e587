const LONGEST_WATCH = 10_000 // ms to wait for events of the order; then it is looked up
const LONGEST_SEARCH = 60_000 // ms
let mayStand = false // whether there may be an order
let lastState = 'UNKNOWN' // by the exchange
let stop = () => process.exit(1) // what Ctrl+C does now
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop()) // SIGTERM: docker stop, systemd

/** Gives the state in which the order ended. */
async function placeAndWatch(ownId, price, size) {
  await setClock()
  const connection = await connect(SOCKET)
  await logIn(connection)
  await subscribe(connection, 'orders', SYMBOL) // before there is an order, so that no event of it is missed
  stop = connection.close // ends the events, not the program: the order is still to be settled
  const timer = setTimeout(connection.close, LONGEST_WATCH)
  try {
    mayStand = true
    await place(ownId, price, size).catch((error) => {
      mayStand = !error.isFinal && !error.isLater
      throw error
    })
    return await watch(connection, ownId)
  } finally {
    clearTimeout(timer)
    connection.close()
  }
}

/** Cancels the order once it stands. Gives its final state. */
async function watch(connection, ownId) {
  let isCancelled = false
  for await (const { channel, data = [] } of frames(connection)) {
    for (const event of channel === 'orders' ? data : []) {
      if (event[OWN_ID] !== ownId) continue
      lastState = stateOf(event)
      console.log(lastState, event[FILLED], 'of', event[SIZE])
      if (FINAL.includes(lastState)) return lastState
      if (!isCancelled) await cancel(ownId)
      isCancelled = true
    }
  }
}

/** Cancels what may stand, and looks up how it ended. Gives its last state. */
async function settle(ownId) {
  let state = lastState
  let misses = 0
  const deadline = performance.now() + LONGEST_SEARCH
  while (performance.now() < deadline && misses < 10) {
    try {
      await cancel(ownId).catch((error) => {
        if (!error.isFinal) throw error
        console.error('Not cancelled:', error.message) // it may have ended, or not have come
      })
      const states = (await lookUp(ownId)).map(stateOf)
      misses = states.length > 0 ? 0 : misses + 1 // an order that was sent may come late
      state = states.find((own) => FINAL.includes(own)) ?? states[0] ?? state
      if (FINAL.includes(state)) return state
    } catch (error) {
      console.error(error.message)
    }
    await seconds(1)
  }
  return state
}

/** The state in one spelling: futures also send PARTIAL_FILLED and PARTIAL_CANCELED. */
function stateOf({ state }) {
  return state.replace('PARTIAL_', 'PARTIALLY_')
}

/** Gives the last known state of the order, nothing when it was not placed. */
async function run(price, size) {
  // An id of our own is known before the order is sent, and finds it again whatever gets lost.
  const ownId = `recipe-${Date.now()}`
  try {
    return await placeAndWatch(ownId, price, size)
  } catch (error) {
    console.error(error.message)
    if (mayStand) return settle(ownId)
  }
}
