import type { SessionHeartbeat, SessionPlan } from '../../../contract/samples.ts'

/** Variables of the functions below. They are declared above the calling code. */
export const javascriptConnectionState = `let current // the connection
let count = 0 // of messages shown`

/** The function `connect`, and the functions that keep a session going. */
export function javascriptConnection({ heartbeat, isAnsweredOnce }: SessionPlan): string {
  if (isAnsweredOnce) return connectFunction('', closeFunction, 'send, receive, close')
  return `${javascriptConnect(heartbeat)}\n${javascriptKeepConnected}`
}

/** The function `connect` alone. */
export function javascriptConnect(heartbeat: SessionHeartbeat | undefined): string {
  return connectFunction('  current = socket\n', framesFunction(heartbeat), 'send, receive, frames')
}

const closeFunction = `  function close() {
    socket.close(1000)
  }
`

function connectFunction(noted: string, last: string, members: string): string {
  return `/** Opens a connection; what it receives waits until it is asked for. */
async function connect(address) {
  const { WebSocket = (await import('ws')).default } = globalThis
  const socket = new WebSocket(address)
  const waiting = []
  let lost
  let wake = () => {}
  socket.onopen = () => wake()
  socket.onmessage = ({ data }) => {
    waiting.push(data)
    wake()
  }
  socket.onerror = ({ message }) => {
    lost ??= new Error(message || 'the connection failed')
    wake()
  }
  socket.onclose = ({ code, reason }) => {
    lost ??= new Error(\`the connection was closed: \${code} \${reason}\`)
    wake()
  }
${noted}  await something(10)
  if (socket.readyState !== 1) throw lost ?? new Error('no connection within 10 s')

  /** Waits until something happens, at most for so many seconds. */
  function something(seconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The next message; undefined when none has come in this time. */
  async function next(seconds) {
    if (waiting.length === 0 && !lost && seconds > 0) await something(seconds)
    if (waiting.length === 0 && lost) throw lost
    return waiting.shift()
  }

  /** Sends a text as it is, anything else as JSON. */
  function send(message) {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message, which is an answer. */
  async function receive() {
    const message = await next(10)
    if (message === undefined) throw new Error('no answer within 10 s')
    return message
  }

${last}
  return { ${members} }
}
`
}

/** The function `keepConnected` alone. */
export const javascriptKeepConnected = `/** Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s. */
async function keepConnected(session) {
  process.once('SIGINT', () => leave(130))
  process.stdout.on('error', () => leave(0)) // nobody reads what is printed any more
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    const begun = Date.now()
    try {
      await session()
      return current.close(1000)
    } catch (error) {
      current?.close()
      if (error.isFinal || error.code === 'ERR_MODULE_NOT_FOUND') throw error
      if (Date.now() - begun > 60_000) pause = 1
      const wait = pause * (0.5 + Math.random() / 2)
      console.error(\`\${error.cause?.message ?? error.message}; connecting again in \${wait.toFixed(1)} s\`)
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    }
  }
}

/** Closes the connection, if there is one, and ends the program. */
function leave(code) {
  const end = () => process.exit(code)
  if (current?.readyState !== 1) end()
  current.onclose = end
  current.close(1000)
  setTimeout(end, 1000)
}
`

function framesFunction(heartbeat: SessionHeartbeat | undefined): string {
  if (!heartbeat) {
    return `  /** Each message as it comes. */
  async function* frames() {
    while (true) {
      const message = await next(60)
      if (message === undefined) continue
      yield message
      if (++count === Number(MAX_FRAMES)) return
    }
  }
`
  }
  const { isAnswered = false } = heartbeat
  const heard = isAnswered ? '        isHeard = true\n' : ''
  const check = `        if (!isHeard) throw new Error('nothing has come since the last ping')
        isHeard = false
`
  return `  /** Each message as it comes; sends a ping every so many seconds. */
  async function* frames(ping, seconds) {
    let due = Date.now() + seconds * 1000
${isAnswered ? '    let isHeard = true\n' : ''}    while (true) {
      const message = await next((due - Date.now()) / 1000)
      if (message !== undefined) {
${heard}        yield message
        if (++count === Number(MAX_FRAMES)) return
      }
      if (Date.now() >= due) {
${isAnswered ? check : ''}        send(ping)
        due = Date.now() + seconds * 1000
      }
    }
  }
`
}
