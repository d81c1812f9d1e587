import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { printable } from '../../generator/contract/printableText.ts'
import {
  collectReferences,
  describeSite,
  isRecord,
  type LoadedSpec,
  limits,
  type Project,
  parseSpecText,
  readSpec,
  type SpecFile,
} from '../../generator/index.ts'
import { CommandError, UsageError } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { writeProjectFile } from '../command/projectFile.ts'
import { addressOf, type FetchRules, fetchDocument } from './fetchDocument.ts'

interface FetchFlags {
  /** Documents to fetch; without any, all that references name. */
  readonly urls: readonly string[]
  readonly allowsPrivate: boolean
}

/** Folder beside a spec that its remote documents are written to: by host and path. */
const remoteFolder = 'remote'
const mostDocuments = 500
const milliseconds = 30_000

/**
 * Brings remote documents that specs refer to into the project, with all documents behind them, and lets the references lead
 * there. It does not fetch an existing document again. Gives the exit code.
 */
export async function fetchReferences(project: Project, { urls, allowsPrivate }: FetchFlags): Promise<number> {
  const wanted = urls.map((url) => addressOf(url) ?? refuse(url))
  const specs = await specsOf(project)
  if (!specs) return 1
  const rules = { mostBytes: limits.fileBytes, milliseconds, allowsPrivate }
  let count = 0
  for (const spec of specs) count += await fetchFor(spec, { root: project.root, wanted, rules })
  if (count === 0) console.log(wanted.length > 0 ? 'No reference leads to what is named.' : 'No reference is remote.')
  else console.log('\nCommit what is new. Builds read these files and ask no other host.')
  return count === 0 && wanted.length > 0 ? 1 : 0
}

/** Writes a document that no spec has to refer to into the current folder. */
export async function fetchAlone(url: string, folder: string, allowsPrivate: boolean): Promise<void> {
  const address = addressOf(url) ?? refuse(url)
  const name = posix.basename(localPath(address))
  if (existsSync(join(folder, name))) throw new UsageError(`${name} is there already: delete it, or move it away.`)
  const { text } = await fetchDocument(address, { mostBytes: limits.fileBytes, milliseconds, allowsPrivate })
  await writeProjectFile(folder, name, text, { isNew: true })
  console.log(`new     ${printable(name)}`)
}

function refuse(url: string): never {
  throw new UsageError(`"${url}" is no address that begins with http:// or https://, without a password.`)
}

async function specsOf(project: Project): Promise<readonly LoadedSpec[] | undefined> {
  const { root } = project
  if (project.kind === 'specs') {
    const read = await Promise.all(project.specs.map((path) => readSpec({ api: path, root, path, isNamed: true })))
    return read.map(({ value }) => value)
  }
  const { value, diagnostics } = await describeSite(root)
  if (!value) {
    printDiagnostics(diagnostics, root)
    return undefined
  }
  const { apis, reads = [] } = value.config
  const sources = apis.flatMap(({ id, specs, shared = [] }) =>
    specs.map((path) => ({ api: id, root, path, reads, folders: [posix.dirname(path), ...shared, ...reads] })),
  )
  return (await Promise.all(sources.map((source) => readSpec(source)))).map(({ value: spec }) => spec)
}

interface Fetching {
  readonly root: string
  readonly wanted: readonly string[]
  readonly rules: FetchRules
}

/** A file with references to follow: a file of the spec, or a fetched file. */
interface Opened {
  readonly file: SpecFile
  readonly url?: string
}

async function fetchFor(spec: LoadedSpec, { root, wanted, rules }: Fetching): Promise<number> {
  const folder = posix.join(posix.dirname(spec.root.path), remoteFolder)
  const queue: Opened[] = [...spec.files.values()].map((file) => ({ file }))
  const fetched = new Map<string, string>()
  const edits = new Map<string, string>()
  for (const { file, url: base } of queue) {
    const text = await withLocalReferences(file, base, async (url) => {
      if (base === undefined && wanted.length > 0 && !wanted.includes(url)) return undefined
      const known = fetched.get(url)
      if (known !== undefined) return known
      if (fetched.size === mostDocuments)
        throw new CommandError(`More than ${mostDocuments} documents belong together.`)
      const path = posix.join(folder, localPath(url))
      fetched.set(url, path)
      const document = await documentAt(root, path, url, rules)
      queue.push({ file: document, url })
      return path
    })
    if (text !== undefined) edits.set(file.path, text)
  }
  for (const [path, text] of edits) {
    await writeProjectFile(root, path, text)
    console.log(`edited  ${printable(path)}`)
  }
  return fetched.size
}

/** The document of an address: the existing file, or a fetched document, which is written there. */
async function documentAt(root: string, path: string, url: string, rules: FetchRules): Promise<SpecFile> {
  if (existsSync(join(root, path))) {
    console.log(`there   ${printable(path)}  ${printable(url)}`)
    return (await readSpec({ api: url, root, path })).value.root
  }
  const { text } = await fetchDocument(url, rules)
  const { value: file } = parseSpecText(path, text)
  if (!isRecord(file.value) && !Array.isArray(file.value))
    throw new CommandError(`${url} is neither YAML nor JSON with a mapping or a list.`)
  await writeProjectFile(root, path, text, { isNew: true })
  console.log(`new     ${printable(path)}  ${printable(url)}`)
  return file
}

/** The text of a file in which remote references lead to files of the project; nothing when none does. */
async function withLocalReferences(
  { path, text, value }: SpecFile,
  base: string | undefined,
  pathOf: (url: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const written = new Set(collectReferences({ value, file: path, pointer: [] }).map(({ reference }) => reference))
  let edited = text
  for (const reference of written) {
    const [address = '', fragment] = reference.split(/#(.*)/s)
    const url = address === '' ? undefined : addressOf(address, base)
    const target = url === undefined ? undefined : await pathOf(url)
    if (target === undefined) continue
    const local = posix.relative(posix.dirname(path), target)
    const named = local.startsWith('.') ? local : `./${local}`
    if (posix.normalize(local) !== posix.normalize(address))
      edited = replaceReference(edited, reference, named, fragment)
  }
  return edited === text ? undefined : edited
}

/** Replaces an address only behind `$ref`: the same address may stand in a description. */
function replaceReference(text: string, reference: string, path: string, fragment: string | undefined): string {
  const written = reference.replaceAll(/[^\w]/g, '\\$&')
  const pattern = new RegExp(`(\\$ref["']?\\s*:\\s*["']?)${written}(?=["'\\s,}\\]]|$)`, 'g')
  const target = fragment === undefined ? path : `${path}#${fragment}`
  return text.replace(pattern, (_, before: string) => before + target)
}

/** Path of a document below the folder: `example.com/schemas/v1.yaml`, without characters that no file name may hold. */
function localPath(url: string): string {
  const { host, pathname, search } = new URL(url)
  const steps = [host, ...pathname.split('/'), search]
    .map((step) => step.replaceAll(/%[\dA-F]{2}|[^\w.-]+/gi, '-').replace(/^[.-]+|[.-]+$/g, ''))
    .filter((step) => step !== '' && step.toLowerCase() !== 'node_modules')
  const path = steps.join('/')
  if (search !== '') return `${steps.slice(0, -1).join('/')}-${steps.at(-1)}.yaml`
  return /\.(?:ya?ml|json)$/i.test(path) ? path : `${path}.yaml`
}
