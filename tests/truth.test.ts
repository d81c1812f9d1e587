import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Prose } from '../generator/contract/annotations.ts'
import type { Operation, Parameter } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import { sampleLanguageNames, sampleLanguageOf } from '../generator/contract/sampleLanguages.ts'
import type { SchemaNode } from '../generator/contract/schema.ts'
import { isFull } from './fullRun.ts'
import { ownContent } from './ownContent.ts'
import { runCommand } from './runCommand.ts'

let api: Api
const apis = new Map<string, Api>()
const apiIds = ['spot', 'futures', 'v3-futures'] as const
let locales: string[]
let content: ReadonlyMap<string, string>

beforeAll(async () => {
  content = await ownContent()
  for (const id of apiIds) apis.set(id, readJson(`model/${id}.json`))
  locales = readJson<{ locales: { code: string }[] }>('site.json').locales.map(({ code }) => code)
})

describe.each(apiIds)('the reference of %s', (id) => {
  beforeAll(() => {
    const found = apis.get(id)
    if (!found) throw new Error(`there is no API ${id}`)
    api = found
  })

  it('documents every endpoint of the exchange and no other', async () => {
    const wanted = await linesOf(`${id}-endpoints.txt`)
    expect(wanted).toHaveLength({ spot: 64, futures: 54, 'v3-futures': 42 }[id])
    expect(api.operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(wanted)
  })

  it('documents every channel of the exchange, and the connection itself', async () => {
    const wanted = await linesOf(`${id}-channels.txt`)
    expect(api.channels.map(({ address }) => address).sort()).toEqual([...wanted, 'connection'].sort())
  })

  it('says of every operation what it does, and names no permission for a public one', () => {
    expect(namesOf(api.operations.filter(({ description }) => !description))).toEqual([])
    expect(namesOf(api.operations.filter(({ security, permission }) => security.length === 0 && permission))).toEqual(
      [],
    )
  })

  it('shows how to subscribe to every channel that pushes, and what comes back', () => {
    const pushing = api.channels.filter(({ messages }) => messages.some(({ id: name }) => name === 'subscribe'))
    expect(pushing.length).toBeGreaterThan(8)
    expect(
      pushing
        .filter(({ conversation }) => !conversation.some(({ direction }) => direction === 'send'))
        .map(({ id: name }) => name),
    ).toEqual([])
    expect(
      pushing
        .filter(({ conversation }) => !conversation.some(({ direction }) => direction === 'receive'))
        .map(({ id: name }) => name),
    ).toEqual([])
  })

  it('describes every field of every message in every language', () => {
    const lacking = api.channels.flatMap((channel) =>
      channel.messages.flatMap(({ id: name, payload }) =>
        payload ? undescribed(payload, `${channel.id} ${name}`, new Set()) : [],
      ),
    )
    expect([...new Set(lacking)]).toEqual([])
  })

  it('shows a success and a failure of every operation, each with an example of the exchange’s own', () => {
    const lacking = api.operations.flatMap(({ id, responses }) =>
      ['200', 'default'].flatMap((wanted) => {
        const examples =
          responses.find(({ status }) => status === wanted)?.contents.flatMap((content) => content.examples) ?? []
        return examples.some(({ generated }) => !generated) ? [] : [`${id} ${wanted}`]
      }),
    )
    expect(lacking).toEqual([])
  })

  it('gives an example of every request body', () => {
    const lacking = api.operations.filter(({ requestBody }) =>
      requestBody?.contents.some(({ examples }) => !examples.some(({ generated }) => !generated)),
    )
    expect(namesOf(lacking)).toEqual([])
  })

  it('gives an example value for every parameter that must be sent', () => {
    const lacking = api.operations.flatMap(({ id, parameters }) =>
      parameters
        .filter(({ required, examples }) => required && examples.length === 0)
        .map(({ name }) => `${id} ${name}`),
    )
    expect(lacking).toEqual([])
  })

  it('names a replacement, or says that there is none, for everything deprecated', () => {
    const known = new Set(
      [...apis.values()].flatMap((entry) =>
        [...entry.operations, ...entry.channels].flatMap(({ id: name }) => [
          `${entry.id}#${name}`,
          ...(entry.id === id ? [name] : []),
        ]),
      ),
    )
    const deprecated = [...api.operations, ...api.channels].filter(({ deprecation }) => deprecation)
    expect(deprecated).toHaveLength({ spot: 0, futures: 54 + 15, 'v3-futures': 3 }[id])
    const silent = deprecated.filter(({ deprecation }) => !deprecation?.note && !deprecation?.replacements.length)
    const wrong = deprecated.filter(({ deprecation }) => deprecation?.replacements.some((name) => !known.has(name)))
    expect([silent.map(({ id: name }) => name), wrong.map(({ id: name }) => name)]).toEqual([[], []])
  })

  it('says of every error code what to do, in every language', () => {
    const { errors } = api
    expect(errors.length).toBeGreaterThan(10)
    expect(errors.filter(({ action }) => !isWhole(action)).map(({ code }) => code)).toEqual([])
  })

  it('describes every parameter in every language', () => {
    const lacking = api.operations.flatMap(({ id, parameters }) =>
      parameters.filter((parameter) => !isWhole(describes(parameter))).map(({ name }) => `${id} ${name}`),
    )
    expect(lacking).toEqual([])
  })

  it('describes every field of every body in every language', () => {
    const lacking = api.operations.flatMap((operation) =>
      bodiesOf(operation).flatMap(({ place, schema }) => undescribed(schema, `${operation.id} ${place}`, new Set())),
    )
    expect([...new Set(lacking)]).toEqual([])
  })

  it('describes every value of every enum in every language', () => {
    // The schema around a condition describes the values that it names.
    const lacking = [...everyNode(api, ['subschemas'])]
      .filter((value): value is SchemaNode => Array.isArray((value as SchemaNode).enum))
      .flatMap((schema) =>
        (schema.enum ?? [])
          .filter(({ value, description }) => typeof value === 'string' && !isWhole(description))
          .map(({ value }) => `${schema.name ?? schema.title?.['en'] ?? '?'} ${value}`),
      )
    expect([...new Set(lacking)]).toEqual([])
  })

  it('has every text in every language, each different from the English one', () => {
    const prose = [...everyNode(api)].filter((value): value is Prose => typeof (value as Prose)['en'] === 'string')
    const names = prose.filter((text) => !isWhole(text)).map((text) => text['en'])
    expect(prose.length).toBeGreaterThan(500)
    expect([...new Set(names)].filter((text) => !isName(text ?? ''))).toEqual([])
    const copied = prose.filter(
      (text) => text['zh'] !== undefined && text['zh'] === text['en'] && /\p{Ll} \p{Ll}/u.test(text['en'] ?? ''),
    )
    expect(copied).toEqual([])
  })
})

describe('the translations', () => {
  it('are complete and in step with the specs', async () => {
    const { code, stdout } = await runCommand('i18n', ['--check'])
    const catalogs = stdout.split('\n').filter((line) => line.startsWith('specs/'))
    expect(catalogs.length).toBeGreaterThan(0)
    expect(catalogs.filter((line) => !/: (\d+) of \1 translated \(100 %\), 0 obsolete/.test(line))).toEqual([])
    expect({ code, stdout: code === 0 ? '' : stdout }).toEqual({ code: 0, stdout: '' })
  })
})

describe('the whole project', () => {
  it('shows the languages of samples in one order everywhere', async () => {
    const files = await readdir('guides', { recursive: true })
    const groups = await Promise.all(
      files
        .filter((file) => file.endsWith('.mdx'))
        .map(async (file) =>
          [...(await readFile(`guides/${file}`, 'utf8')).matchAll(/<Tabs group="language">(.*?)<\/Tabs>/gs)].map(
            ([, tabs = '']) => ({
              file,
              languages: [...tabs.matchAll(/<Tab label="([^"]+)">/g)].map(([, label = '']) => sampleLanguageOf(label)),
            }),
          ),
        ),
    )
    const ordered = ({ languages }: { languages: string[] }) =>
      sampleLanguageNames.filter((name) => languages.includes(name)).join() === languages.join()
    expect(groups.flat()).not.toEqual([])
    expect(groups.flat().filter((group) => !ordered(group))).toEqual([])
  })

  it('validates without an error or a warning', async () => {
    // A second build of a site repeats the diagnostics of the first, in a tenth of the time.
    const site = isFull ? undefined : process.env['EXCHANGE_DOCS_SITE']
    const { code, stdout } = await (site
      ? runCommand('build', ['--compress', 'none', '--out', site])
      : runCommand('validate', []))
    expect({ code, stdout }).toEqual({ code: 0, stdout: site ? '' : 'No problems found.\n' })
  })
})

async function linesOf(file: string): Promise<string[]> {
  return (await readFile(new URL(`expected/${file}`, import.meta.url), 'utf8')).trim().split('\n').sort()
}

function readJson<T>(file: string): T {
  return JSON.parse(content.get(file) ?? '')
}

function namesOf(operations: readonly Operation[]): string[] {
  return operations.map(({ id }) => id)
}

function isWhole(text: Prose | undefined): boolean {
  return text !== undefined && locales.every((locale) => (text[locale] ?? '').trim() !== '')
}

/** Titles of positional places and names of schemas are sent or written as they are, in every language. */
function isName(text: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(text)
}

function describes({ description, schema }: Parameter): Prose | undefined {
  return description ?? descriptionOf(schema)
}

function descriptionOf(schema: SchemaNode): Prose | undefined {
  return schema.description ?? (schema.ref === undefined ? undefined : api.schemas[schema.ref]?.description)
}

function bodiesOf({ requestBody, responses }: Operation): { place: string; schema: SchemaNode }[] {
  const own = (requestBody?.contents ?? []).map((content) => ({ place: 'body', content }))
  const answers = responses.flatMap(({ status, contents }) => contents.map((content) => ({ place: status, content })))
  return [...own, ...answers].flatMap(({ place, content: { schema } }) => (schema ? [{ place, schema }] : []))
}

/** Paths of the fields at and below a schema that lack a description in some language; named schemas once each. */
function undescribed(schema: SchemaNode, path: string, seen: Set<string>): string[] {
  if (schema.ref !== undefined) {
    const target = api.schemas[schema.ref]
    if (!target || seen.has(schema.ref)) return []
    return undescribed(target, path, seen.add(schema.ref))
  }
  const fields = [
    ...(schema.properties ?? []).map(({ name, schema: own }) => ({ name, own })),
    ...(schema.positions ?? []).map((own, index) => ({ name: `[${index}]`, own })),
  ]
  return [
    ...fields.flatMap(({ name, own }) => [
      ...(isWhole(descriptionOf(own)) ? [] : [`${path}.${name}`]),
      ...undescribed(own, `${path}.${name}`, seen),
    ]),
    ...(schema.items ? undescribed(schema.items, `${path}[]`, seen) : []),
    ...(schema.variants ?? []).flatMap(({ variants }) =>
      variants.flatMap((variant) => undescribed(variant.schema, path, seen)),
    ),
    ...(schema.additionalProperties ? undescribed(schema.additionalProperties, `${path}.*`, seen) : []),
  ]
}

/** Every object in a value, itself included; examples are data and left out. */
function* everyNode(value: unknown, apart: readonly string[] = [], key = ''): Generator<object> {
  const isApart = ['value', 'examples', 'default', ...apart].includes(key)
  if (typeof value !== 'object' || value === null || isApart) return
  if (!Array.isArray(value)) yield value
  for (const [name, child] of Object.entries(value)) yield* everyNode(child, apart, Array.isArray(value) ? key : name)
}
