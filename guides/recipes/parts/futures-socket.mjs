/** A connection that pings, and that ends when a ping is not answered. */
async function connect(path) {
  const socket = new WebSocket(WS_URL + path, { handshakeTimeout: 10_000 })
  const messages = on(socket, 'message') // keeps them until they are read
  socket.on('close', (code) => messages.throw(new Error(`the connection was closed: ${code}`)))
  await once(socket, 'open')
  let isHeard = true
  socket.on('message', () => {
    isHeard = true
  })
  const send = (frame) => socket.send(JSON.stringify(frame))
  const heartbeat = setInterval(() => {
    if (!isHeard) return socket.terminate()
    isHeard = false
    send({ event: 'ping' })
  }, 20_000)
  socket.on('close', () => clearInterval(heartbeat))
  const receive = async () => JSON.parse((await messages.next()).value[0])
  const close = () => {
    socket.close(1000)
    setTimeout(() => socket.terminate(), 1000).unref()
  }
  return { send, receive, close }
}

/** Each frame as it comes. */
async function* frames({ receive }) {
  while (true) yield await receive()
}
