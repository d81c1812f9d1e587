import { namesDevice } from './ids.ts'
import { currentVersion } from './versions.ts'

/** Names that the name of a version must differ from. */
interface TakenNames {
  readonly versions: readonly string[]
  readonly locales: readonly string[]
  /** Published addresses and old addresses that lead to them. */
  readonly paths: readonly string[]
}

/** First steps of addresses that a site publishes besides its pages. */
const ownFolders = [
  'assets',
  'images',
  'sidebars',
  'search',
  'changes',
  'samples',
  'specs',
  'operations',
  'recipes',
  'reference',
  'social',
  'scripts',
  'downloads',
  '404',
  'index',
]

/** Reason why a name cannot be the name of a new version; `undefined` when it can. */
export function versionNameProblem(name: string, { versions, locales, paths }: TakenNames): string | undefined {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase()
  if (!/^[a-z0-9]([a-z0-9._-]{0,38}[a-z0-9])?$/i.test(name) || name.includes('..')) {
    return `"${name}" cannot be a part of an address: use up to 40 letters, digits, dots, hyphens and underscores, such as 2.0.`
  }
  if (/\.(html|md|xml|txt|json|svg)$/i.test(name)) return `"${name}" looks like the name of a file.`
  if (namesDevice(name)) return `"${name}" is the name of a device on Windows, where no folder can have it.`
  if (same(currentVersion)) return `"${currentVersion}" is the name of the version that is being written.`
  if (versions.some(same)) return `Version ${name} has been cut already.`
  if (locales.some(same)) return `"${name}" is the path of a language.`
  const path = paths.find((address) => same(firstStep(address)))
  if (path !== undefined) return `"${name}" is where the page ${path} lies.`
  if (ownFolders.some(same)) return `"${name}" is a folder that every site has.`
  return undefined
}

/** `spot` of `/spot/api/`. */
function firstStep(path: string): string {
  return path.split('/')[1] ?? ''
}
