import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dump } from 'js-yaml'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { corpusFolder, corpusSpecs } from '../corpus/corpusSpecs.ts'
import { meridian } from '../meridian.ts'
import { copyOf, isTree, type Tree } from './document.ts'
import type { Random } from './random.ts'

/** A description as it is kept in this repository, with its files by path. */
export interface Base {
  readonly entry: string
  readonly texts: Readonly<Record<string, string>>
  readonly documents: Readonly<Record<string, unknown>>
}

const repository = fileURLToPath(new URL('../..', import.meta.url))

const bases: readonly Base[] = [
  ...corpusSpecs.map((name) =>
    name.includes('/') ? baseOf(join(corpusFolder, name, '..'), 'openapi.yaml') : baseOf(corpusFolder, name, [name]),
  ),
  ...['openapi.yaml', 'asyncapi.yaml'].map((name) => baseOf(join(repository, 'tests/fixtures/diff'), name, [name])),
]

const large: readonly Base[] = [
  baseOf(join(meridian, 'specs/orders'), 'openapi.yaml'),
  ...['spot', 'futures', 'v3-futures'].flatMap((api) =>
    ['openapi.yaml', 'asyncapi.yaml'].map((name) => baseOf(join(repository, 'specs', api), name)),
  ),
]

const answering = new Map(
  ['paths', 'channels'].map((section) => [section, bases.filter((base) => isAnswering(base, section))] as const),
)

function isAnswering({ entry, documents }: Base, section: string): boolean {
  const root = documents[entry]
  if (!isTree(root) || !isTree(root[section])) return false
  return /"(?:example|examples)":/.test(JSON.stringify(root)) && /"(?:schema|payload)":/.test(JSON.stringify(root))
}

/** A description to change. Of large ones a few operations and channels are left, for a mutant is one of thousands. */
export function pickBase(random: Random): Base {
  if (random.chance(0.8)) return random.pick(bases)
  return partOfLarge(random)
}

/** A description whose server answers with values that have a schema: half of them with frames. */
export function pickAnswering(random: Random): Base {
  const section = random.pick(['paths', 'channels'])
  return random.chance(0.8) ? random.pick(answering.get(section) ?? bases) : partOfLarge(random)
}

function partOfLarge(random: Random): Base {
  const base = random.pick(large)
  const root = copyOf(base.documents[base.entry])
  if (!isTree(root)) return base
  for (const section of ['paths', 'channels']) keepTwo(root, section, random)
  keepOperations(root)
  return reachable({
    entry: base.entry,
    texts: { ...base.texts, [base.entry]: dump(root, { lineWidth: -1 }) },
    documents: { ...base.documents, [base.entry]: root },
  })
}

function keepTwo(root: Tree, section: string, random: Random): void {
  const members = root[section]
  if (!isTree(members)) return
  const keys = Object.keys(members)
  const kept = new Set([random.pick(keys), random.pick(keys)])
  root[section] = Object.fromEntries(Object.entries(members).filter(([key]) => kept.has(key)))
}

/** Operations of channels that are there. */
function keepOperations(root: Tree): void {
  const { operations, channels } = root
  if (!isTree(operations) || !isTree(channels)) return
  root['operations'] = Object.fromEntries(
    Object.entries(operations).filter(([, operation]) => {
      const channel = isTree(operation) && isTree(operation['channel']) ? String(operation['channel']['$ref']) : ''
      return Object.hasOwn(channels, channel.replace('#/channels/', ''))
    }),
  )
}

/** Without the files that nothing refers to any more. */
function reachable({ entry, texts, documents }: Base): Base {
  const names = new Set([entry])
  for (const name of names) {
    for (const [, file = ''] of JSON.stringify(documents[name]).matchAll(/"\$ref":"([^"#]+)/g)) {
      const path = join(name, '..', file)
      if (path in documents) names.add(path)
    }
  }
  const pick = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)))
  return { entry, texts: pick(texts), documents: pick(documents) }
}

function baseOf(folder: string, entry: string, names = yamlFiles(folder)): Base {
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const documents = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, copyOf(parseSpecText(name, text).value.value)]),
  )
  return { entry, texts, documents }
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
