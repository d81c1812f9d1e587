import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import type { SessionLanguage } from '../generator/contract/sampleLanguages.ts'
import type { Signing } from '../generator/contract/signing.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import { signLogin } from '../generator/samples/signing/signLogin.ts'
import { sessionPlan } from '../generator/samples/testing.ts'
import { findWebsockets } from '../scripts/tools/programs/findWebsockets.ts'
import { demoCredentials, secretOf } from '../tools/mock/demoCredentials.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { readTokenApi } from './fixtures/signing/readExchanges.ts'
import { signedText } from './fixtures/signing/schemes.ts'
import { isFull } from './fullRun.ts'
import { sessionCommand, sessionLanguages } from './samples/sessionCommand.ts'

const run = promisify(execFile)

const credentials = { key: 'a key+', secret: 'c2VjcmV0', passphrase: 'pass', account: 'account' }

/** A login with several steps, and a result as bytes; only some rules hold for it. */
const login: Signing = {
  ...signedText(),
  secret: 'base64',
  timestamp: { unit: 'ms' },
  nonce: 'hex',
  receiveWindow: { unit: 'ms', default: 5000 },
  parameters: { key: '{key}', time: '{timestamp}' },
  steps: [
    {
      kind: 'hash',
      name: 'inner',
      algorithm: 'SHA-256',
      canonical: [
        { when: 'body', template: '{body}' },
        { when: 'POST', template: '{nonce}{method}{bodyQuery}' },
        { template: 'no' },
      ],
    },
    { kind: 'hmac', name: 'pass', algorithm: 'SHA-384', canonical: [{ template: '{passphrase}' }], encoding: 'hex' },
    {
      kind: 'hmac',
      name: 'signature',
      algorithm: 'SHA-512',
      canonical: [{ template: '{path}{query}{inner}{receiveWindow}' }],
      encoding: 'base64',
    },
    {
      kind: 'jwt',
      name: 'token',
      algorithm: 'HS256',
      header: {},
      claims: [{ claims: { iat: '{timestamp}', s: '{pass}' } }],
    },
  ],
  login: {
    method: 'post',
    path: '/ws',
    frame: {
      at: '{timestamp}',
      id: '{nonce}',
      list: ['{signature}', 'Bearer {token}'],
      pass: '{pass}',
      account: '{account}',
    },
  },
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logins-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Stand-ins for the connection: they print sent frames, and answer. */
const stand: Readonly<Record<SessionLanguage, readonly [from: RegExp, to: string][]>> = {
  python: [
    [
      /^import websockets.*$/m,
      'class websockets:\n    WebSocketException = OSError\n    class connect:\n        def __init__(self, *given, **named): pass\n        async def __aenter__(self): return self\n        async def __aexit__(self, *problem): pass\n        async def send(self, text): pass\n        async def recv(self): return login_frame()',
    ],
  ],
  javascript: [[/^await session\(\)$/m, 'console.log(loginFrame())']],
  java: [[/^ {8}session\(\);$/m, '        System.out.println(loginFrame());']],
  go: [
    [/^import \($/m, 'import (\n\tstandJson "encoding/json"\n\tstandOs "os"'],
    [/(?<=if err := )session\(\)(?=; err)/, 'standJson.NewEncoder(standOs.Stdout).Encode(loginFrame())'],
  ],
}

/** Starts a program, which is a file of the folder. */
async function start(language: SessionLanguage, file: string, env: NodeJS.ProcessEnv) {
  const [command, ...values] = await sessionCommand(language, folder, file)
  return run(command, values, { cwd: folder, env })
}

it.each(sessionLanguages)('a session in %s logs in with every step of its scheme', async (language) => {
  for (const parametersIn of ['query', 'body'] as const) {
    const signing = { ...login, parametersIn }
    const { file, program } = sessionSampleOf(
      language,
      sessionPlan({ frames: [], login: signing, isAnsweredOnce: true }),
    )
    const changed = stand[language].reduce((text, [from, to]) => text.replace(from, () => to), program)
    expect(changed).not.toBe(program)
    await writeFile(join(folder, file), changed)
    const env = {
      PATH: process.env['PATH'],
      API_KEY: credentials.key,
      API_SECRET: credentials.secret,
      API_PASSPHRASE: credentials.passphrase,
      API_ACCOUNT: credentials.account,
    }
    const { stdout } = await start(language, file, env)
    const frame = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      readonly at: number
      readonly id: string
    } & Json
    expect(frame).toEqual(await signLogin(signing, { timestamp: String(frame.at), nonce: frame.id }, credentials))
  }
})

const websockets = findWebsockets()

/** The mock, which is code of its own, refuses a token that it has not handed out for a signed request. */
describe.each(['kraken', 'kucoin', 'binance'])('a session with a token of %s', (exchange) => {
  const tried = sessionLanguages.filter((language) => isFull || language !== 'java' || exchange === 'kraken')

  it.each(tried)('is opened in %s', async (language) => {
    if (language === 'python' && websockets === undefined) return
    const api = readTokenApi(exchange)
    const [channel] = api.channels
    const [scheme] = api.securitySchemes.flatMap(({ signing }) => signing ?? [])
    if (!channel || !scheme) throw new Error(`${exchange} has no channel or no scheme`)
    const mock = await startMock({ reference: { apis: [api] } })
    const { file, program } = sessionSampleOf(language, planSession(channel, api))
    await writeFile(join(folder, file), program)
    const env = {
      PATH: process.env['PATH'],
      PYTHONPATH: websockets,
      API_URL: mock.origin,
      WS_URL: mock.socketOrigin,
      API_KEY: demoCredentials.key,
      API_SECRET: secretOf(scheme, demoCredentials.secret),
      API_PASSPHRASE: demoCredentials.passphrase,
      MAX_FRAMES: '2',
    }
    const { stdout } = await start(language, file, env).finally(() => mock.close())
    const [push] = channel.messages.flatMap(({ direction, examples }) => (direction === 'receive' ? examples : []))
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([push?.value, push?.value])
  })
})
