import { validate as validateOpenapi } from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv, type Options } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { LoadedSpec } from '../generator/load/document/spec.ts'
import { isRecord } from '../generator/load/document/spec.ts'
import { readSpec } from '../generator/load/readSpec.ts'
import { bundleSpec } from '../generator/outputs/downloads/bundleSpec.ts'
import { publishedDocument } from '../generator/outputs/downloads/publishedDocument.ts'
import sandbox from '../sandbox/index.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import site from '../site.config.ts'
import { type AnyMockModule, patientApi, startMock } from '../tools/mock/index.ts'
import { readProjectApis } from './projectApis.ts'

const own = (site.apis ?? []).flatMap(({ specs }) => specs)
const fixtures = ['corpus/asyncapi2.yaml', 'corpus/asyncapi3.yaml', 'diff/asyncapi.yaml', 'dialect/asyncapi.yaml']
const asyncapis = [
  ...own.filter((path) => path.includes('asyncapi')),
  ...fixtures.map((name) => `tests/fixtures/${name}`),
]

describe.each(asyncapis)('the schemas of %s, as published', (path) => {
  it('say of every example, and of every one with a mistake, what the spec says', async () => {
    const spec = await specAt(path)
    const messages = messagesOf(publishedDocument(spec))
    const published = validators(new Ajv(lenient), publishedDocument(spec))
    const written = validators(new Ajv2020(lenient), bundleSpec(spec))
    const wrong: string[] = []
    let refused = 0
    for (const { pointer, example } of messages) {
      const isValid = published(pointer)
      const wasValid = written(pointer)
      if (!isValid(example)) wrong.push(`${pointer} refuses its example`)
      for (const value of mistakes(example)) {
        if (!wasValid(value)) refused += 1
        if (isValid(value) !== wasValid(value)) wrong.push(`${pointer} judges otherwise: ${JSON.stringify(value)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(messages.length === 0 || refused > messages.length).toBe(true)
  })

  it('have nothing beside a reference', async () => {
    const beside = schemasOf(publishedDocument(await specAt(path))).filter(
      (schema) => typeof schema.$ref === 'string' && Object.keys(schema).length > 1,
    )
    expect(beside).toEqual([])
  })
})

it.each(own)('Redocly finds no error in %s, as published, by its recommended rules', async (path) => {
  const source = JSON.stringify(publishedDocument(await specAt(path)))
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

const openapis = own.filter((path) => path.includes('openapi'))

it.each(openapis)('swagger-parser takes %s, as published, and follows every reference in it', async (path) => {
  const document = publishedDocument(await specAt(path))
  const options = { resolve: { external: false }, dereference: { circular: 'ignore' } } as const
  const followed = await validateOpenapi(structuredClone(document) as Parameters<typeof validateOpenapi>[0], options)
  expect(Object.keys(followed)).toEqual(Object.keys(document as object))
})

it.each(openapis)('every tuple of %s, as published, has items that are an object', async (path) => {
  const tuples = schemasOf(publishedDocument(await specAt(path))).filter(({ prefixItems }) =>
    Array.isArray(prefixItems),
  )
  expect(tuples.length).toBeGreaterThan(0)
  expect(tuples.filter(({ items }) => !isRecord(items))).toEqual([])
})

it('the published reply of every futures call takes its examples and a refusal with HTTP status 200', async () => {
  const replies = await judgedReplies('specs/v3-futures/openapi.yaml')
  const refusal = { code: 10018, msg: 'NO_POSITION_TO_CLOSE_ORDER', data: '' }
  expect(replies.length).toBeGreaterThan(40)
  expect(replies.filter(({ isValid, examples }) => examples.some((example) => !isValid(example)))).toEqual([])
  expect(replies.filter(({ isValid }) => !isValid(refusal) || isValid({ ...refusal, code: 200 }))).toEqual([])
})

it('the published replies take what the mock answers, refused or not', async () => {
  const replies = await judgedReplies('specs/v3-futures/openapi.yaml')
  const [api] = await readProjectApis(['v3-futures'])
  if (!api) throw new Error('the project has no futures API')
  const module = sandbox as unknown as AnyMockModule
  const mock = await startMock({ reference: { apis: [patientApi(api)] }, module })
  const codeOf = async (path: string, query: string) => {
    const response = await fetch(`${mock.origin}${path}?${query}`)
    const body: unknown = await response.json()
    const reply = replies.find((one) => one.path === path)
    expect([response.status, reply?.isValid(body)]).toEqual([200, true])
    return isRecord(body) ? body.code : undefined
  }
  try {
    expect(await codeOf('/v3/market/tickers', 'symbol=BTC_USDT_PERP')).toBe(200)
    expect(await codeOf('/v3/market/tickers', 'symbol=NO_SUCH_PERP')).toBe(24101)
    expect(await codeOf('/v3/market/fundingRate/history', 'symbol=BTC_USDT_PERP&sT=1600000000000')).toBe(400)
  } finally {
    await mock.close()
  }
})

interface JudgedReply {
  readonly path: string
  readonly examples: readonly unknown[]
  readonly isValid: (value: unknown) => boolean
}

/** The replies with HTTP status 200 of a published OpenAPI file. */
async function judgedReplies(file: string): Promise<JudgedReply[]> {
  const document = publishedDocument(await specAt(file))
  const judge = validators(new Ajv2020(lenient), document)
  const paths = isRecord(document) && isRecord(document.paths) ? Object.entries(document.paths) : []
  return paths.flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => {
      const steps = ['paths', path, method, 'responses', '200', 'content', 'application/json']
      const media = steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document)
      const examples = isRecord(media) && isRecord(media.examples) ? Object.values(media.examples).filter(isRecord) : []
      const pointer = steps.map((step) => `/${encodeURIComponent(step.replaceAll('/', '~1'))}`).join('')
      return { path, examples: examples.map(({ value }) => value), isValid: judge(`${pointer}/schema`) }
    }),
  )
}

const lenient: Options = { strict: false, validateSchema: false, validateFormats: false }

async function specAt(path: string): Promise<LoadedSpec> {
  return (await readSpec({ api: 'test', root: engineRoot, path })).value
}

/** Gives the check of a value by the schema at a pointer of the document. */
function validators(ajv: Ajv, document: unknown): (pointer: string) => (value: unknown) => boolean {
  ajv.addSchema(document as object, 'document')
  return (pointer) => {
    const validate = ajv.getSchema(`document#${pointer}`)
    if (!validate) throw new Error(`there is no schema at ${pointer}`)
    return (value) => validate(value) === true
  }
}

interface ExampleOfMessage {
  readonly pointer: string
  readonly example: unknown
}

/** Examples of the payloads of all messages; other schema languages are left out. */
function messagesOf(value: unknown, pointer = ''): ExampleOfMessage[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, member]) =>
    messagesOf(member, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`),
  )
  if (!isRecord(value) || value.payload === undefined || !Array.isArray(value.examples)) return inner
  const examples = value.examples.filter((example) => isRecord(example) && 'payload' in example)
  return [...examples.map(({ payload }) => ({ pointer: `${pointer}/payload`, example: payload })), ...inner]
}

/** The value with one thing wrong: something left out, added, or of another type. */
function* mistakes(value: unknown): Generator<unknown> {
  yield null
  yield [value]
  yield 'mistake'
  if (Array.isArray(value)) {
    yield [...value, 'more']
    yield [...value, ...value.slice(-1)]
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1)
      for (const wrong of mistakes(item)) yield value.with(index, wrong)
    }
  } else if (isRecord(value)) {
    yield { ...value, mistake: 1 }
    for (const [key, member] of Object.entries(value)) {
      const { [key]: _, ...others } = value
      yield others
      for (const wrong of mistakes(member)) yield { ...value, [key]: wrong }
    }
  }
}

/** Everything that may be a schema: objects outside of examples and extensions. */
function schemasOf(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, member]) =>
    key.startsWith('x-') || /^(examples?|default|enum|const)$/.test(key) ? [] : schemasOf(member),
  )
  return isRecord(value) ? [value, ...inner] : inner
}
