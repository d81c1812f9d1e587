import { consolePath } from '../../generator/contract/console.ts'
import { nearestName } from '../../generator/load/document/nearestName.ts'
import type { PageFinding } from './pageFinding.ts'
import type { PageFacts } from './readPage.ts'

export interface PublishedSite {
  /** Every file below the folder of the site. */
  readonly files: ReadonlySet<string>
  /** The HTML files among them. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Path that the site is published at: `/` or `/docs/`. */
  readonly base: string
  /** Scheme and host that the site is published at, where it is known. */
  readonly origin: string | undefined
}

/** A host that is reserved (RFC 6761), for a site without a known host. */
const unknownOrigin = 'https://site.invalid'

/** The addresses of a page that lead to nothing on the site: files, pages, anchors. Addresses of other hosts are not checked. */
export function checkAddresses(file: string, site: PublishedSite): PageFinding[] {
  const origin = site.origin ?? unknownOrigin
  const own = origin + site.base + (file === 'index.html' ? '' : file.replace(/(?<=\/)index\.html$/, ''))
  const seen = new Set<string>()
  return (site.pages.get(file)?.addresses ?? []).flatMap(({ element, address }) => {
    if (seen.has(`${element} ${address}`)) return []
    seen.add(`${element} ${address}`)
    if (!URL.canParse(address, own)) return [broken('link-broken', `<${element}> "${address}" is no address.`, address)]
    const url = new URL(address, own)
    return url.origin === origin ? problemOf({ element, address, url, file, site }) : []
  })
}

interface PageAddress {
  readonly element: string
  readonly address: string
  readonly url: URL
  readonly file: string
  readonly site: PublishedSite
}

function problemOf({ element, address, url, file, site }: PageAddress): PageFinding[] {
  const isLink = element === 'a' || element === 'area'
  const code = isLink ? 'link-broken' : 'page-file-missing'
  const shown = `<${element}> "${address}"`
  const path = decoded(url.pathname)
  if (path === undefined || !path.startsWith(site.base))
    return [broken(code, `${shown} leads out of the site, which begins at ${site.base}.`, address)]
  const target = fileAt(path.slice(site.base.length), site.files)
  if (target === undefined) return [broken(code, `${shown} leads to a file that the site does not have.`, address)]
  const anchor = decoded(url.hash.slice(1))
  const page = site.pages.get(target)
  // The request builder reads a filled form, and the browser a piece of text, from behind the `#`.
  if (!isLink || !page || !anchor || page.ids.has(anchor) || /^build=|:~:text=/.test(anchor)) return []
  // The console reads the operation to open from the anchor.
  if (`/${target}`.endsWith(`${consolePath}/index.html`)) return []
  const near = nearestName(anchor, [...page.ids])
  const hint = near ? `Did you mean #${near}?` : 'Correct the anchor, or give the heading that id.'
  const where = target === file ? 'the page' : `/${target}`
  return [{ ...broken('anchor-broken', `${shown} names an anchor that ${where} does not have.`, address), hint }]
}

/** The file that answers to an address: itself, or as a server and a browser read it. */
function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  const bare = path.replace(/\/+$/, '')
  const names = bare === '' ? ['index.html'] : [path, `${bare}/index.html`, `${bare}.html`]
  return names.find((name) => files.has(name))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function broken(
  code: 'link-broken' | 'anchor-broken' | 'page-file-missing',
  message: string,
  address: string,
): PageFinding {
  const [path = '', anchor] = address.split('#')
  const name = path
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
  const hint = code === 'page-file-missing' ? 'Add the file, or correct the address.' : 'Correct the link.'
  return { code, message, hint, clues: [address, ...(anchor ? [`#${anchor}`] : []), ...(name ? [name] : [])] }
}
