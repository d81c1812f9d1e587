import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../generator/contract/reference.ts'
import type { SampleLanguage } from '../generator/contract/sampleLanguages.ts'
import { postmanCollection } from '../generator/outputs/downloads/postmanCollection.ts'
import type { PostmanFolder, PostmanItem } from '../generator/outputs/downloads/postmanFormat.ts'
import { generate } from '../generator/pipeline.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { prepareRequest } from '../generator/samples/prepareRequest.ts'
import { requestFormOf } from '../generator/samples/requestFormOf.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { curlCommand } from '../generator/samples/sentCall.ts'
import { sendRequest } from '../site/browser/console/sendRequest.ts'
import { buildRequest } from '../site/browser/islands/requestBuilder/buildRequest.ts'
import { firstEntries } from '../site/browser/islands/requestBuilder/entries.ts'
import { linkHash } from '../site/browser/islands/requestBuilder/linkedEntries.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { startMock } from '../tools/mock/startMock.ts'

let api: Api
let mock: Mock
let folder: string

beforeAll(async () => {
  const root = new URL('fixtures/', import.meta.url).pathname
  const { value } = await generate({ kind: 'specs', root, specs: ['bodies.yaml'] })
  const [own] = value?.reference.apis ?? []
  if (!own) throw new Error('bodies.yaml has no API')
  api = own
  mock = await startMock({ reference: { apis: [api] }, strict: true })
  folder = await mkdtemp(join(tmpdir(), 'bodies-'))
  for (const name of ['photo.png', 'body.bin']) await writeFile(join(folder, name), name)
})

afterAll(async () => {
  await mock?.close()
  await rm(folder, { recursive: true, force: true })
})

const commands: readonly (readonly [SampleLanguage, string])[] = [
  ['bash', 'bash'],
  ['python', 'python3'],
  ['javascript', process.execPath],
]

it.each(commands)('samples in %s send forms, files, text and XML as the mock wants them', async (language, command) => {
  const before = mock.requests.length
  for (const operation of api.operations) {
    const { program, file } = sampleOf(language, operationPlan(operation, api))
    await writeFile(join(folder, file), program)
    const env = { PATH: process.env['PATH'], API_URL: mock.origin, ...mock.environment }
    await promisify(execFile)(command, [file, '--live'], { cwd: folder, env })
  }
  const got = mock.requests.slice(before)
  expect(got.flatMap(({ reasons }) => reasons)).toEqual([])
  const [form, multipart, file, text, xml] = got
  expect(decodeURIComponent(form?.body ?? '')).toBe('amount=5&note=a & b&tags=a&tags=b&meta={"deep":1}')
  expect(multipart?.body).toMatch(/name="title"\r\n\r\nHello\r\n[\s\S]*image\/png\r\n\r\nphoto.png\r\n/)
  expect([file, text, xml].map((request) => request?.body)).toEqual([
    'body.bin',
    'hello',
    '<order>\n  <id>7</id>\n</order>',
  ])
})

it('the request builder plans what the samples send', () => {
  for (const operation of api.operations) {
    const form = requestFormOf(operation, api)
    const { plan, problems } = buildRequest(form, firstEntries(form))
    expect([...problems]).toEqual([])
    expect(plan.body).toEqual(operationPlan(operation, api).body)
  }
})

it('the console sends the files that a reader chooses, and samples name them', async () => {
  const before = mock.requests.length
  const commands: string[] = []
  for (const [id, key] of [
    ['sendMultipart', 'body:photo'],
    ['sendFile', 'body:file'],
  ] as const) {
    const operation = api.operations.find((each) => each.id === id)
    if (!operation) throw new Error(`${id} is missing`)
    const form = requestFormOf(operation, api)
    const first = firstEntries(form)
    const file = new File([`content of ${id}`], 'my "own".png')
    const entries = { ...first, fields: { ...first.fields, [key]: file.name }, files: { [key]: [file] } }
    const { plan, problems } = buildRequest(form, entries)
    expect([...problems]).toEqual([])
    expect(linkHash(form, entries)).not.toContain('own')
    expect(sampleOf('python', plan).program).toContain('open("my \\"own\\".png", "rb")')
    const call = await prepareRequest({ ...plan, server: mock.origin }, mock.credentials, { now: 0 })
    commands.push(curlCommand(call))
    expect(await sendRequest(call, new AbortController().signal, entries.files)).toMatchObject({
      answer: { status: 200 },
    })
  }
  const got = mock.requests.slice(before)
  expect(got.flatMap(({ reasons }) => reasons)).toEqual([])
  expect(got[0]?.body).toMatch(/name="title"\r\n\r\nHello\r\n[\s\S]*image\/png\r\n\r\ncontent of sendMultipart\r\n/)
  expect(got[1]?.body).toBe('content of sendFile')
  expect(commands[0]).toContain(`--form 'photo=@"my \\"own\\".png";type=image/png'`)
  expect(commands[1]).toMatch(/--header 'Content-Type: application\/octet-stream'[\s\S]*--data-binary '@my "own"\.png'/)
})

it('the Postman collection has forms and files', () => {
  const { item } = postmanCollection({ api, locale: 'en', addressOf: (path) => path })
  expect(item.flatMap(requestsIn).map(({ request: { body } }) => body)).toMatchObject([
    { mode: 'raw', raw: expect.stringContaining('amount=5') },
    {
      mode: 'formdata',
      formdata: [
        { key: 'title', value: 'Hello' },
        { key: 'photo', type: 'file', src: 'photo.png' },
      ],
    },
    { mode: 'file', file: { src: 'body.bin' } },
    { mode: 'raw', raw: 'hello' },
    { mode: 'raw', raw: expect.stringContaining('<order>') },
  ])
})

function requestsIn(entry: PostmanFolder | PostmanItem): PostmanItem[] {
  return 'item' in entry ? entry.item.flatMap(requestsIn) : [entry]
}

it('each of several keys has a variable of its own', async () => {
  expect(mock.environment).toEqual({
    API_KEY_ID: `${mock.credentials.key}-api_key_id`,
    API_KEY_SECRET: `${mock.credentials.key}-api_key_secret`,
    API_TOKEN: mock.credentials.key,
  })
  const headers = { 'X-Key-Id': mock.credentials.key, 'X-Key-Secret': mock.credentials.key }
  expect((await fetch(`${mock.origin}/v1/text`, { method: 'POST', headers, body: 'a' })).status).toBe(401)
})

it('the mock describes a problem as the API does', async () => {
  const reply = await fetch(`${mock.origin}/v1/form`, { method: 'POST' })
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect(await reply.json()).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'The header X-Key-Id is missing. The header X-Key-Secret is missing.',
    mock: { reasons: ['The header X-Key-Id is missing.', 'The header X-Key-Secret is missing.'] },
  })
})
