import { decoded } from '../../contract/httpSyntax.ts'
/** A built site that is packed to be read below any path. */
export interface PackedSite {
  /** Path that the site was built for: `/` or `/docs/`. */
  readonly base: string
  /** Its files, relative to its folder. */
  readonly files: ReadonlySet<string>
}

/**
 * An address of the site as a file of it names it: relative, and of a page its very file, so that it can be opened where no
 * server answers. `undefined` for an address that leads to no file of the site, which stays as it is.
 */
export function packedAddress(site: PackedSite, from: string, address: string): string | undefined {
  const cut = address.search(/[?#]/)
  const path = cut < 0 ? address : address.slice(0, cut)
  const rest = cut < 0 ? '' : address.slice(cut)
  const file = fileBehind(site, path)
  if (file === undefined) return undefined
  if (file === from && rest.startsWith('#')) return rest
  return encoded(relativePath(packedName(site, from), packedName(site, file))) + rest
}

/** The folder that an address of the site names, relative and with a slash at its end. */
export function packedFolder(site: PackedSite, from: string, address: string): string | undefined {
  if (!address.startsWith(site.base)) return undefined
  const below = address.slice(site.base.length)
  const folder = below === '' || below.endsWith('/') ? below : `${below}/`
  return encoded(relativePath(packedName(site, from), folder))
}

/** The path of a page below its language, as its sidebar has it, with the file that it is packed as. */
export function packedPage(path: string): string {
  return path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`
}

/**
 * Name of a file in the package. The page `/spot/api` is `spot/api.html`, so that its links are right at the address
 * `spot/api` too. The home pages of languages and versions, which have a not-found page beside them, keep their names.
 */
export function packedName({ files }: Pick<PackedSite, 'files'>, file: string): string {
  const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? []
  return folder === undefined || files.has(`${folder}/404.html`) ? file : `${folder}.html`
}

/** The file that a path of the site leads to. */
export function fileBehind({ base, files }: PackedSite, path: string): string | undefined {
  if (!path.startsWith(base) && `${path}/` !== base) return undefined
  const below = decoded(path.slice(base.length)).replace(/\/$/, '')
  const candidates = [below, below === '' ? 'index.html' : `${below}/index.html`, `${below}.html`]
  return candidates.find((file) => files.has(file))
}

/** `../faq.html` of `spot/api.html` and `faq.html`. */
function relativePath(from: string, to: string): string {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/')]
  let shared = 0
  while (shared < own.length && shared < other.length - 1 && own[shared] === other[shared]) shared += 1
  const up = own.length - shared
  return (up === 0 ? './' : '../'.repeat(up)) + other.slice(shared).join('/')
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
