import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  currentVersion,
  type FrozenVersion,
  freezeVersion,
  type GeneratedSite,
  hasErrors,
  lockFileOf,
  lockFilesOf,
  lockRoutes,
  lockText,
  readVersions,
  type SiteConfig,
  versionFolder,
  versionList,
  versionNameProblem,
  withToldFacts,
} from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { placeInProject } from '../command/projectFile.ts'
import { readSite } from '../site/readSite.ts'

export interface Cut {
  readonly root: string
  readonly name: string
  readonly day: string
  /** Names for the menu: `2.0 (2026)`, or `zh=…` for one language. */
  readonly labels: readonly string[]
}

/** Freezes the project in a folder as a version; gives the exit code. Throws a UsageError for a name that cannot be taken. */
export async function cutVersion({ root, name, day, labels }: Cut): Promise<number> {
  const { value: site, diagnostics } = await readSite({ kind: 'project', root })
  printDiagnostics(diagnostics, root)
  if (!site || hasErrors(diagnostics)) return 1
  await checkName(name, root, site)
  checkInside(site)
  const version = versionOf(name, day, site.config, labels)
  await freezeVersion({
    root,
    version,
    config: withToldFacts(site.config, site.reference),
    written: new Map(site.guides.flatMap(({ file, text, isExpanded }) => (isExpanded ? [[file, text]] : []))),
    sources: site.sources,
    transformed: site.transformed,
    lock: { file: lockFileOf(site.config), text: lockText(lockRoutes(site.routes, site.guides)) },
    check: (copy) => checkCopy(root, copy, site),
  })
  console.log(reportOf(version, site, root))
  return 0
}

async function checkName(name: string, root: string, { config, routes }: GeneratedSite): Promise<void> {
  const { value: listed } = await readVersions(root, lockFilesOf(config))
  const problem = versionNameProblem(name, {
    versions: listed.map((version) => version.name),
    locales: config.locales.map(({ code }) => code),
    paths: [...routes.routes.map(({ path }) => path), ...Object.keys(config.redirects)],
  })
  if (problem !== undefined) throw new UsageError(problem)
  const folder = versionFolder(name)
  for (const file of [folder, versionList]) placeInProject(root, file)
  if (existsSync(join(root, folder)))
    throw new UsageError(`${folder} is there but not in ${versionList}: add it to the list, or remove it.`)
}

/** A copy whose files lie outside of it would change with them. */
function checkInside({ sources }: GeneratedSite): void {
  const outside = sources.find((file) => file.startsWith('../'))
  if (outside === undefined) return
  throw new UsageError(
    `${outside} lies outside of the project, so no version can hold it: copy it into the project first.`,
  )
}

function versionOf(name: string, date: string, { locales, versions }: SiteConfig, labels: readonly string[]) {
  const codes = locales.map(({ code }) => code)
  const label = Object.fromEntries(codes.map((code) => [code, labelIn(code, codes, labels) ?? name]))
  return { name, label, date, main: versions.current.main, locales: codes } satisfies FrozenVersion
}

/** `zh=2.0 版` is for one language, any other text for all languages without their own. */
function labelIn(code: string, codes: readonly string[], labels: readonly string[]): string | undefined {
  if (labels.some((text) => text.trim() === '')) throw new UsageError('--label is a text, such as "2.0 (2026)".')
  const isOfOne = (text: string) => codes.some((other) => text.startsWith(`${other}=`))
  const own = labels.findLast((text) => text.startsWith(`${code}=`))?.slice(code.length + 1)
  return own || labels.findLast((text) => !isOfOne(text))
}

/** The copy, built as a version is, must give the pages that were there when it was made. Anything else is a bug of ours. */
async function checkCopy(root: string, folder: string, site: GeneratedSite): Promise<void> {
  const { origin, base, versions, locales } = site.config
  const codes = locales.map(({ code }) => code)
  const current = { name: currentVersion, prefix: '', paths: [], locales: codes, ...versions.current }
  const name = basename(folder)
  const table = { own: name, id: versions.id, origin, base, versions: [current] }
  const { value, diagnostics } = await readSite({ kind: 'version', root, name, table })
  const pages = ({ routes }: GeneratedSite) => routes.routes.map(({ url, title }) => `${url} ${title}`).join('\n')
  if (value && pages(value) === pages(site)) return
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  const reason = first ? `${first.file}:${first.line}: ${first.message}` : 'its pages are others'
  throw new Error(`The frozen copy does not give the same site: ${reason}`)
}

function reportOf({ name, date }: FrozenVersion, { routes, sources }: GeneratedSite, root: string): string {
  const found = sources.filter((file) => existsSync(join(root, file)))
  return [
    `${versionFolder(name)}: ${routes.routes.length} pages from ${found.length} spec files and catalogs, frozen on ${date}`,
    `${versionList}: ${name} is the newest version`,
    '',
    `Commit both. From now on every build publishes the version below /${name}/; specs and guides are free to change.`,
    `A page that the current version drops needs a redirect; /${name}/… is a good place to lead to.`,
  ].join('\n')
}
