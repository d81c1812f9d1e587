import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandFile } from './commandFile.ts'
import { repository, runCommand } from './runCommand.ts'

const spec = join(repository, 'tests/fixtures/orders.yaml')
let server: ChildProcess
let printed = ''

beforeAll(async () => {
  const env = { ...process.env, MOCK_KEY: 'own key', MOCK_SECRET: 'own' }
  server = spawn(process.execPath, [commandFile('mock'), '--spec', spec, '--port', '0'], { cwd: repository, env })
  server.stdout?.on('data', (text: Buffer) => {
    printed += text.toString()
  })
  while (!printed.includes('export API_KEY')) await once(server.stdout ?? server, 'data')
})
afterAll(() => server.kill('SIGTERM'))

function origin(): string {
  return /http:\/\/[\d.:]+/.exec(printed)?.[0] ?? ''
}

it('the mock prints where it is and what credentials it takes, for a shell', () => {
  expect(printed).toContain(`export API_URL=${origin()} WS_URL=${origin().replace('http', 'ws')}\n`)
  expect(printed).toContain("export API_KEY='own key'\n")
})

it('the mock says what it was asked, and why it refused', async () => {
  const reply = await fetch(`${origin()}/nowhere`)
  expect(reply.status).toBe(404)
  while (!printed.includes('There is nothing at /nowhere.')) await once(server.stdout ?? server, 'data')
  expect(printed).toContain('404 GET /nowhere\n')
})

it('the mock answers what it understands, and warns', async () => {
  const headers = { 'X-Key': 'own key', 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: '{"side":"BUY"}' }
  const reply = await fetch(`${origin()}/orders/A?colour=red`, request)
  const warning = 'There is no query parameter "colour".'
  expect([reply.status, reply.headers.get('x-mock-warning')]).toEqual([200, warning])
  while (!printed.includes(warning)) await once(server.stdout ?? server, 'data')
  expect(printed).toContain(`200 POST /orders/A?colour=red (placeOrder)\n    Warning: ${warning}\n`)
})

it('the mock refuses what it understands where it is to be strict', async () => {
  const { code, stdout } = await runCommand('mock', ['--help'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('--strict')])
  const strict = spawn(process.execPath, [commandFile('mock'), '--spec', spec, '--port', '0', '--strict'], {
    cwd: repository,
  })
  const [text] = (await once(strict.stdout, 'data')) as [Buffer]
  const own = /http:\/\/[\d.:]+/.exec(text.toString())?.[0]
  const reply = await fetch(`${own}/orders/A?colour=red`, { method: 'DELETE' })
  expect(await reply.text()).toContain('There is no query parameter')
  strict.kill('SIGTERM')
})

it('the mock prints no control character of a request', async () => {
  await fetch(`${origin()}/orders/A`, { method: 'POST', headers: { 'X-Mock-Error': '\u0080[31m' } })
  while (!printed.includes('[31m')) await once(server.stdout ?? server, 'data')
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

it('a mock of a spec does not drift from it', async () => {
  const { code, stdout, stderr } = await runCommand('drift', ['--spec', spec, '--url', origin()])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toMatch(/ 0 differences\.\n$/)
})

it.each([
  [[], 'Name a server with --url or --ws.'],
  [['--url', 'ftp://a'], '--url is an address such as https://api.example.com, not "ftp://a".'],
  [['--spec', spec, '--url', 'http://a', '--api', 'none'], '--api is one of orders, not "none".'],
])('drift refuses %j', async (flags, message) => {
  const { code, stderr } = await runCommand('drift', flags)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
