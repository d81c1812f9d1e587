import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { hasConsole } from '../../contract/console.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { localePrefix } from '../../contract/locales.ts'
import { isPattern } from '../../contract/movedAddress.ts'
import { publicFolder } from '../../contract/ownFiles.ts'
import { besidePage, normalizePath, type RouteTable } from '../../contract/routes.ts'

interface PublicFilesInput {
  readonly config: Pick<SiteConfig, 'brand' | 'locales' | 'redirects' | 'console' | 'mock'>
  readonly routes: RouteTable
  /** Path in the project, by path in the site. */
  readonly published: Readonly<Record<string, string>>
  /** Names of the frozen versions. */
  readonly versions: readonly string[]
}

/** Folders whose files a build makes, under any name. */
const folders = [
  ...['assets', 'changes', 'console', 'images', 'operations', 'recipes', 'reference', 'samples'],
  ...['search', 'sidebars', 'social', 'specs'],
]

/** Files that a build makes for a whole site, and some for each of its languages. */
const siteFiles = [
  ...['.exchange-docs', '_headers', '_redirects', 'favicon.svg', 'offline-worker.js', 'robots.txt', 'sitemap.xml'],
  '.well-known/api-catalog',
]
/** Folder of the skills, inside the folder of well-known files. */
const skillFolder = '.well-known/agent-skills'
const languageFiles = ['404.html', 'search.json']

/** Files of the public folder at an address that the site has already. */
export function checkPublicFiles(input: PublicFilesInput): Diagnostic[] {
  const made = madeFiles(input)
  const taken = new Set([...folders, ...(hasConsole(input.config) ? ['console'] : []), ...input.versions])
  const languages: ReadonlySet<string> = new Set(input.config.locales.slice(1).map(({ code }) => code))
  return Object.entries(input.published).flatMap(([path, file]): Diagnostic[] => {
    if (!file.startsWith(`${publicFolder}/`) || file === input.config.brand.favicon) return []
    const steps = path.split('/')
    const [folder = '', ...inside] = languages.has(steps[0] ?? '') ? steps.slice(1) : steps
    const isInFolder = inside.length > 0 && taken.has(folder)
    const other = made.get(path.toLowerCase()) ?? nameOf(path, isInFolder, folder)
    if (other === undefined) return []
    return [
      {
        ...{ code: 'public-file-taken', severity: 'error' },
        message: `${file} would be published at /${path}, where the site has ${other}.`,
        hint: 'Rename the file, or leave it out.',
        ...{ file, line: 1, column: 1 },
      },
    ]
  })
}

/** Output of a build at a path, in words, as far as the name alone shows it. */
function nameOf(path: string, isInFolder: boolean, folder: string): string | undefined {
  if (isInFolder) return `the folder ${folder} of its own`
  if (path.startsWith(`${skillFolder}/`)) return `the folder ${skillFolder} of its own`
  return /(?:^|\/)llms(?:-full(?:-\d+)?)?\.txt$/.test(path) ? `its own ${path}` : undefined
}

/** Outputs of a build, in words, by their paths in lower case: some disks ignore the case of letters. */
function madeFiles({ config, routes }: PublicFilesInput): ReadonlyMap<string, string> {
  const prefixes = config.locales.map(({ code }) => localePrefix(code, defaultLocaleOf(config)))
  const sandbox = config.mock === undefined ? [] : ['sandbox.mjs']
  const ofSite = [
    ...siteFiles,
    ...sandbox,
    ...prefixes.flatMap((prefix) => languageFiles.map((name) => `${prefix}/${name}`)),
  ]
  const pages = routes.routes.flatMap((route) => {
    const words = `the page ${route.path} from ${route.edit.file}`
    const files = [...htmlFiles(route.url), besidePage(route, 'md'), ...(route.feed === undefined ? [] : [route.feed])]
    return files.map((file) => [file, words] as const)
  })
  const addresses = Object.keys(config.redirects).filter((path) => !isPattern(path))
  const moved = addresses.flatMap((path) =>
    htmlFiles(path.replace(/#.*/, '')).map((file) => [file, `the redirect of ${path}`] as const),
  )
  const all = [...ofSite.map((file) => [file, `its own ${file.replace(/^\//, '')}`] as const), ...moved, ...pages]
  return new Map(all.map(([file, words]) => [file.replace(/^\//, '').toLowerCase(), words]))
}

/** A page answers with and without a slash at its end, and with `.html`. */
function htmlFiles(url: string): string[] {
  const bare = normalizePath(url).replace(/\/$/, '')
  return [bare, `${bare}.html`, `${bare}/index.html`]
}
