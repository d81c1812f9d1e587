«:session»
// «headline»
// Node 20 or later.
«#notes»
// «.»
«/notes»

«code»
«:sessionShort»
«code»
«:sessionCode»
«#isSigned»
import crypto from 'node:crypto'
«/isSigned»
import { on, once } from 'node:events'
«^isShort»
«#isKept»
import { setTimeout as sleep } from 'node:timers/promises'
«/isKept»
«/isShort»
import WebSocket from 'ws' // npm install ws

«#isShort»
«#note»
// «note»
«/note»
«#address»
const WS_URL = «"address»
«/address»
«#neededText»
«>environment»
«/neededText»
«/isShort»
«^isShort»
«>ending»
«#isKept»
process.stdout.on('error', () => process.exit()) // nobody reads what is printed any more
«/isKept»

«>environment»
«#optional»
const { «optional» } = process.env
«/optional»
«#isKept»
let count = 0 // of messages shown
«/isKept»
«/isShort»
«>guard»

«#keepsConnected»
«>keepConnected»
«/keepsConnected»
«^keepsConnected»
await session()
«/keepsConnected»

«>conversation»
«#login»

function loginFrame() {
  «lines»
  return JSON.stringify(«frame»)
}
«#signsAlone»
«>signing»
«/signsAlone»
«/login»
«^isShort»
«>tokens»
«/isShort»
«:keepConnected»
// When a connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s.
for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
  const begun = Date.now()
  try {
    await session()
    break
  } catch (error) {
«#token»
    if (error.isFinal) throw error
«/token»
    if (Date.now() - begun > 60_000) pause = 1
    const wait = pause * (0.5 + Math.random() / 2)
    console.error(`${«#token»error.cause?.message ?? «/token»error.message}; connecting again in ${wait.toFixed(1)} s`)
    await sleep(wait * 1000)
  }
}
«:conversation»
async function session() {
«#hasTokenInFrames»
  const token = await freshToken()
«/hasTokenInFrames»
«#hasHeaders»
  const headers = { «#headers»«#isLater», «/isLater»«"name»: «value»«/headers» }
«/hasHeaders»
  const socket = new WebSocket(«#isShort»WS_URL«/isShort»«^isShort»«#addressToken»await address()«/addressToken»«^addressToken»WS_URL«#path» + «"path»«/path»«/addressToken»«/isShort»«search», { «#hasHeaders»headers, «/hasHeaders»handshakeTimeout: 10_000 })
  const messages = on(socket, 'message'«#isAnsweredOnce», { signal: AbortSignal.timeout(30_000) }«/isAnsweredOnce») // keeps them until they are read
  const receive = async () => String((await messages.next()).value[0])
  socket.on('close', (code) => messages.throw(new Error(`the connection was closed: ${code}`)))
  await once(socket, 'open')
«#pings»
«>pings»
«/pings»
«#welcome»
  await receive() // the server greets first
«/welcome»
«#login»
  socket.send(loginFrame())
  const answer = await receive()
«#isRefused»
  const reply = JSON.parse(answer)
  if («isRefused») {
    console.error(`The login was refused: ${answer}`)
    process.exit(1)
  }
«/isRefused»
«/login»
«#isLoginAll»
  console.log(answer)
«/isLoginAll»
«#frames»
«#isAsking»
  const frame = «message»
«#asked»
  if (frame.includes(«"text»)) {
    console.error(«"message»)
    process.exit(1)
  }
«/asked»
  socket.send(frame)
«/isAsking»
«^isAsking»
  socket.send(«message»)
«/isAsking»
«#isAnsweredOnce»
  console.log(await receive())
«/isAnsweredOnce»
«/frames»
«#isKept»
«#isShort»
  while (true) console.log(await receive())
«/isShort»
«^isShort»
  do console.log(await receive())
  while (++count !== Number(MAX_FRAMES))
  socket.close(1000)
«/isShort»
«/isKept»
«^isKept»
  socket.close(1000)
«/isKept»
}
«:pings»
«^isAnswered»
  const heartbeat = setInterval(() => socket.send(«message»), «milliseconds»)
«/isAnswered»
«#isAnswered»
  let isHeard = true
  socket.on('message', () => {
    isHeard = true
  })
  const heartbeat = setInterval(() => {
    if (!isHeard) return socket.terminate() // the last ping was not answered
    isHeard = false
    socket.send(«message»)
  }, «milliseconds»)
«/isAnswered»
  socket.on('close', () => clearInterval(heartbeat))
«:tokens»
«#addressToken»

/** Where to connect, with a fresh token in it. */
async function address() {
  const reply = await «call»
  const endpoint = «endpoint»
  const own = WS_URL ? endpoint.replace(/^\w+:\/\/[^/?]+/, WS_URL) : endpoint
  const token = encodeURIComponent(«value»)
«#place»
  return own.replace(«"place», token)
«/place»
«^place»
  return own + (own.includes('?') ? '&' : '?') + «"query» + token
«/place»
}
«/addressToken»
«#messageToken»

/** What the messages carry. */
async function freshToken() {
  const reply = await «call»
  return «value»
}
«/messageToken»
«#token»

«>call»
«/token»
