import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { requestLimits } from './limits.ts'
import { listen } from './listen.ts'

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
const hasIpv6 = addresses.some(({ address }) => address === '::1')
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address

function newServer(): Server {
  const server = createServer(requestLimits, (_, response) => response.end('hello'))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return server
}

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host)
  onTestFinished(() => {
    socket.destroy()
  })
  return once(socket, 'connect').then(
    () => true,
    () => false,
  )
}

test('a server at localhost answers at both loopback addresses', async () => {
  const port = await listen(newServer(), { host: 'localhost', port: 0 })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello')
  if (hasIpv6) expect(await (await fetch(`http://[::1]:${port}/`)).text()).toBe('hello')
})

test.skipIf(!outside)('a server at localhost answers at no address of the network', async () => {
  const port = await listen(newServer(), { host: 'localhost', port: 0 })
  expect(await answers('127.0.0.1', port)).toBe(true)
  expect(await answers(outside ?? '', port)).toBe(false)
})

test.skipIf(!hasIpv6)(
  'a port that another program has at one of both addresses is an error, and the other is let go',
  async () => {
    const other = newServer()
    const port = await listen(other, { host: '::1', port: 0 })
    await expect(listen(newServer(), { host: 'localhost', port })).rejects.toThrow('EADDRINUSE')
    expect(await answers('127.0.0.1', port)).toBe(false)
  },
)

test.skipIf(!hasIpv6)('a server that is closed answers at neither address', async () => {
  const server = newServer()
  const port = await listen(server, { host: 'localhost', port: 0 })
  server.close()
  await once(server, 'close')
  expect([await answers('127.0.0.1', port), await answers('::1', port)]).toEqual([false, false])
})

test('a request whose head is larger than 16 KB is refused', async () => {
  const port = await listen(newServer(), { host: 'localhost', port: 0 })
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Long': 'x'.repeat(20_000) } })
  expect(status).toBe(431)
})
