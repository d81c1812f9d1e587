import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../generator/contract/json.ts'
import { parseGuide } from '../../generator/load/parseGuide.ts'
import { siteInterface } from '../../generator/messages/siteInterface.ts'
import { checkConfig } from '../../generator/validate/config/checkConfig.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'

interface Sample {
  /** Page and line. */
  readonly place: string
  readonly language: string
  readonly text: string
}

const schema: unknown = JSON.parse(readFileSync(join(engineRoot, 'schemas/site-config.json'), 'utf8'))
const settings = isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : []

function samplesOf(name: string): Sample[] {
  const page = readFileSync(join(engineRoot, 'docs', name), 'utf8')
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: text = '', index }) => ({
    place: `${name}:${page.slice(0, index).split('\n').length}`,
    ...{ language, text },
  }))
}

/** The page of diagnostics shows mistakes, which a test of its own checks. */
const samples = readdirSync(join(engineRoot, 'docs'))
  .filter((name) => name.endsWith('.md') && name !== 'diagnostics.md')
  .flatMap(samplesOf)

/** The configuration that a sample shows, whole or in part; `undefined` for a sample of something else. */
function configIn({ language, text }: Sample): unknown {
  if (language !== 'ts' && language !== 'js') return undefined
  const whole = /^export default defineSite\(([\s\S]*)\)\s*$/m.exec(text)?.[1]
  const firstName = /^(?:\/\/.*\n)*(\w+)[:(]/.exec(text)?.[1] ?? ''
  if (whole === undefined && !settings.includes(firstName)) return undefined
  return new Function('names', `with (names) return ${whole ?? `{\n${text}\n}`}`)(imported)
}

/** A name that a sample imports, such as one of a plug-in. */
const imported = new Proxy(
  {},
  {
    has: (_names, name) => typeof name === 'string' && !(name in globalThis),
    get: (_names, name) => (name === Symbol.unscopables ? undefined : { name: 'imported' }),
  },
)

const configs = samples.flatMap((sample) => {
  const value = configIn(sample)
  return isRecord(value) ? [{ place: sample.place, value }] : []
})

describe('the samples of the documentation', () => {
  it('are found', () => {
    expect(configs.length).toBeGreaterThan(10)
  })

  it.each(configs)('$place is a valid configuration', ({ value }) => {
    const text = JSON.stringify(value)
    const found = checkConfig({ brand: { name: 'Sample' }, ...value }, 'site.config.ts', text)
    expect(found.map(({ message }) => message)).toEqual([])
  })

  it('name texts of the interface that there are', () => {
    const { messages } = siteInterface(['en'])
    const places = [...samples, { place: 'schemas/site-config.json', text: JSON.stringify(schema) }]
    const unknown = places.flatMap(({ place, text }) =>
      [...text.matchAll(/['"]((?:shell|page|search|console)\.[\w.]+)['"]\s*:/g)].flatMap(([, id = '']) =>
        messages.has(id) ? [] : [`${place} ${id}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  const guides = samples.filter(({ text }) => text.startsWith('---\n'))

  it.each(guides)('$place has valid front matter', ({ text }) => {
    const { diagnostics } = parseGuide({ file: 'guides/en/a.mdx', locale: 'en', path: '/a', text })
    expect(diagnostics.filter(({ code }) => code === 'guide-front-matter')).toEqual([])
  })
})
