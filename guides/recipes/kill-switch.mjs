// Keep the kill switch of spot from firing while you trade, and let go of it on purpose.
// Node 20 or later; nothing to install. Run it beside your program with the seconds after which all orders are cancelled:
// API_KEY=… API_SECRET=… node kill-switch.mjs 60
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM disarm the switch: your orders stay.
// API_URL leads to another server than the exchange's.

// include parts/account.mjs

const ACTION = 'Set the kill switch'
// include parts/stop-before-live.mjs

// region shown
let isOver = false // whether the program is told to end
let wake = () => {}
for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => {
    isOver = true
    wake()
  })

/** Renews the switch each third of its time, so that one lost renewal does no harm, until the program is told to end. */
async function keepFromFiring(timeout) {
  while (!isOver) {
    let pause = timeout / 3
    try {
      console.log('All orders are cancelled at', await setSwitch(timeout), 'unless it is renewed')
    } catch (error) {
      if (error.isFinal) throw error
      console.error('Not renewed:', error.message) // the switch that was set before runs on
      pause = Math.min(Math.max(1, error.pause ?? 0), timeout / 3)
    }
    if (!isOver) await Promise.race([seconds(pause), new Promise((resolve) => (wake = resolve))])
  }
}

/** Gives the time at which it fires, in milliseconds. */
async function setSwitch(timeout) {
  const { cancellationTime } = await call('POST', '/orders/killSwitch', { body: { timeout: String(timeout) } })
  if (cancellationTime === undefined) throw new Error('the reply has no time')
  return cancellationTime
}

/** Tells whether the orders stay. Tries until the switch must have fired. */
async function disarm(timeout) {
  const deadline = performance.now() + timeout * 1000
  while (performance.now() < deadline) {
    try {
      await setSwitch(-1)
      return true
    } catch (error) {
      if (error.code === 25020) return true // none is armed
      console.error('Not disarmed:', error.message)
      if (error.isFinal) return false
    }
    await seconds(1)
  }
  return false
}

async function run(timeout) {
  try {
    await keepFromFiring(timeout)
  } catch (error) {
    fail(`Not set: ${error.message}. A switch that was set before fires.`)
  }
  if (!(await disarm(timeout))) fail('The switch may fire: look at your open orders.')
  console.log('Disarmed: your orders stay.')
  process.exit()
}
// endregion

const [timeout] = process.argv.slice(2).filter((value) => value !== '--live')
if (!/^\d+$/.test(timeout) || timeout < 30 || timeout > 600)
  fail('How to run it: node kill-switch.mjs SECONDS [--live], from 30 to 600 seconds')
await run(Number(timeout))
