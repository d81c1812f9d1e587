import GithubSlugger, { slug } from 'github-slugger'

/** The anchor that a heading gets, as GitHub makes it: lower case, spaces to hyphens. Letters of any script stay. */
export function slugOf(text: string): string {
  return slug(text)
}

/** Ids of the elements around each article. No element of an article has one of them. */
export const shellIds = [
  'root',
  'content',
  'footer',
  'page-contents',
  'page-data',
  'section-navigation',
  'search-suggestions',
] as const

/** Slugs that are unique among those asked of the same instance, and none of the page's own ids. */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger()
  for (const id of shellIds) slugger.slug(id)
  return (text) => slugger.slug(text)
}

/** Anchors that are unique for one instance. The first request gets the wanted anchor, later ones a number behind it. */
export function createAnchors(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let anchor = wanted
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`
    taken.add(anchor)
    return anchor
  }
}

/** `Market data` and `marketData` both become `market-data`: the form of paths and file names. */
export function kebabCase(text: string): string {
  return text
    .normalize('NFC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The anchor of a part of an operation: `placeOrder.body.px`. White space and characters that end a fragment are replaced. */
export function anchorOf(...parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\s#"'<>&%]+/gu, '-')).join('.')
}

/** A short, stable hash of a text (FNV-1a, 32 bits) in base 36: for ids, not for secrets. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  const bytes = new TextEncoder().encode(text)
  // An iterator takes ten times as long, and texts of whole sites come here.
  for (let at = 0; at < bytes.length; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Whether a path has a step that stands for a device on Windows, with any extension: no file can have it (Microsoft,
 * "Naming Files, Paths, and Namespaces").
 */
export function namesDevice(path: string): boolean {
  return path.split('/').some((step) => /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i.test(step))
}

/** Characters that no path can hold as they are, and the first letter of a name that stands for a device. */
const unusable = /[^\w.-]|^\.|^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))./giu

/** Longest file name made from an id. File systems allow 255 bytes, and the ending needs some. */
export const longestFileName = 200

/**
 * The file name for an id. Characters that a path cannot hold become their code points. A long name is cut and gets a hash,
 * because other ids may begin alike.
 */
export function fileNameOf(id: string): string {
  const name = id.replaceAll(unusable, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`)
  if (name.length <= longestFileName) return name
  return `${name.slice(0, longestFileName - 8).replace(/~[\da-f]*$/, '')}~${shortHash(id)}`
}

/** `Request signing [#signing]` has the id `signing`; without one the text is slugged. */
export function headingIdentity(raw: string, slug: (text: string) => string): { text: string; id: string } {
  const match = /\[#([\p{L}\p{N}_.-]+)\]$/u.exec(raw.trimEnd())
  return match ? { text: raw.slice(0, match.index).trimEnd(), id: match[1] ?? '' } : { text: raw, id: slug(raw) }
}
