import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { printable } from '../../generator/contract/printableText.ts'
import { catalogFile, type Description, describe, isHidden, type Project, readTextFile } from '../../generator/index.ts'
import {
  fillCatalog,
  mockSkeleton,
  mockTypes,
  type Plan,
  planChannel,
  planGuide,
  planOperation,
  type Refusal,
  type SpecPlace,
} from '../../tools/scaffold/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { currentCatalog } from '../command/currentCatalog.ts'
import { filesBelow } from '../command/filesBelow.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { placeInProject, writeProjectFile } from '../command/projectFile.ts'

export type WantedSkeleton =
  | { readonly kind: 'operation'; readonly api: string; readonly method: string; readonly path: string }
  | { readonly kind: 'channel'; readonly api: string; readonly name: string }
  | { readonly kind: 'guide'; readonly path: string }
  | { readonly kind: 'mock'; readonly folder: string }

export interface SkeletonFlags {
  readonly tag?: string | undefined
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly public?: boolean | undefined
  readonly private?: boolean | undefined
}

interface SkeletonPlace extends Description {
  readonly root: string
}

/** The project that a skeleton is written into; nothing, with the reasons printed, when its specs cannot be read. */
export async function readSkeletonPlace(project: Project): Promise<SkeletonPlace | undefined> {
  const { value, diagnostics } = await describe(project)
  if (value) return { ...value, root: project.root }
  printDiagnostics(diagnostics, project.root)
  return undefined
}

/** Writes a skeleton and prints its files. Throws a UsageError when it does not fit into the project. */
export async function writeSkeleton(wanted: WantedSkeleton, flags: SkeletonFlags, place: SkeletonPlace): Promise<void> {
  if (wanted.kind === 'guide') return writeGuide(wanted.path, flags, place)
  if (wanted.kind === 'mock') return writeMock(wanted.folder, place)
  const plan = accepted(await planFor(wanted, flags, place))
  for (const file of [...plan.created.keys(), ...plan.edited.keys(), ...catalogsOf(wanted.api, place).keys()])
    placeInProject(place.root, file)
  const catalogs = await filledCatalogs(wanted.api, plan.texts, place)
  await create(place.root, plan.created)
  for (const [file, text] of [...plan.edited, ...catalogs]) await replace(place.root, file, text)
  console.log(`\nWrite every text that begins with "Fill in:", then run i18n and validate.`)
}

async function planFor(
  wanted: WantedSkeleton & { kind: 'operation' | 'channel' },
  flags: SkeletonFlags,
  place: SkeletonPlace,
) {
  if (wanted.kind === 'operation')
    return planOperation({ ...wanted, ...flags, isPublic: flags.public }, await specPlace(wanted.api, 'openapi', place))
  return planChannel({ ...wanted, ...flags, isPrivate: flags.private }, await specPlace(wanted.api, 'asyncapi', place))
}

function accepted<T extends object>(planned: T | Refusal): T {
  if ('kind' in planned && planned.kind === 'refusal') throw new UsageError(planned.reason)
  return planned as T
}

async function writeGuide(
  path: string,
  { title }: SkeletonFlags,
  { root, config, guides }: SkeletonPlace,
): Promise<void> {
  const locales = config.locales.map(({ code }) => code)
  await create(root, accepted(planGuide({ path, title, locales, guides: guides.map(({ file }) => file) })))
  console.log(`\nWrite every text that begins with "Fill in:", and name the page in a sidebar of site.config.ts.`)
}

/** The types are made anew each time; the module is its author's once it is there. */
async function writeMock(folder: string, { root, reference: { apis } }: SkeletonPlace): Promise<void> {
  const [types, module] = [posix.join(folder, 'types.ts'), posix.join(folder, 'index.ts')]
  for (const file of [types, module]) placeInProject(root, file)
  await writeProjectFile(root, types, mockTypes(apis))
  console.log(`written ${printable(types)}`)
  if (existsSync(join(root, module))) return
  await create(root, new Map([[module, mockSkeleton(apis)]]))
  console.log(`\nName it in site.config.ts: mock: '${printable(module)}'. Then run mock.`)
}

async function specPlace(
  id: string,
  format: 'openapi' | 'asyncapi',
  { root, config, reference }: SkeletonPlace,
): Promise<SpecPlace> {
  const api = reference.apis.find((own) => own.id === id)
  const specs = config.apis.find((own) => own.id === id)?.specs ?? []
  if (!api) throw new UsageError(`There is no API "${id}", only ${reference.apis.map((own) => own.id).join(', ')}.`)
  const texts = await Promise.all(specs.map((file) => textOf(root, file)))
  const at = texts.findIndex((text) => new RegExp(`^["']?${format}["']?:`, 'm').test(text))
  const file = specs[at]
  if (file === undefined)
    throw new UsageError(
      `${id} has no ${format === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} document in YAML: ${specs.join(', ')}.`,
    )
  const files = new Map([...(await readTexts(root, dirname(file))), ...(await readTexts(root, 'schemas'))])
  return { api, root: file, files, schemas: 'schemas' }
}

async function readTexts(root: string, folder: string): Promise<(readonly [string, string])[]> {
  const files = existsSync(join(root, folder)) ? filesBelow(join(root, folder)) : []
  const shown = files.filter((path) => /\.(?:ya?ml|json)$/.test(path) && !isHidden(path))
  return Promise.all(
    shown.map(async (path) => [posix.join(folder, path), await textOf(root, posix.join(folder, path))] as const),
  )
}

async function textOf(root: string, file: string): Promise<string> {
  return (await readTextFile(root, file)).value ?? ''
}

/** The catalogs of an API by their files, with the language of each. */
function catalogsOf(api: string, { config }: SkeletonPlace): ReadonlyMap<string, string> {
  const own = config.apis.find(({ id }) => id === api)
  return new Map(own ? config.locales.slice(1).map(({ code }) => [catalogFile(own, code), code]) : [])
}

/** The catalogs of an API with further texts, by their files. */
function filledCatalogs(
  api: string,
  texts: Plan['texts'],
  place: SkeletonPlace,
): Promise<(readonly [string, string])[]> {
  const filled = async ([file, code]: readonly [string, string]) =>
    [file, fillCatalog(await currentCatalog(place.root, file), texts, code)] as const
  return Promise.all([...catalogsOf(api, place)].map(filled))
}

/** A file that appeared meanwhile is not overwritten. */
async function create(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await writeProjectFile(root, file, text, { isNew: true })
    console.log(`new     ${printable(file)}`)
  }
}

async function replace(root: string, file: string, text: string): Promise<void> {
  await writeProjectFile(root, file, text)
  console.log(`edited  ${printable(file)}`)
}
