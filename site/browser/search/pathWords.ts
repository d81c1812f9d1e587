import { decoded } from '../../../generator/contract/httpSyntax.ts'
import { withoutBase } from '../../shared/url.ts'

/** A page's path in words, without base, language and suffix; the last part by itself where it may be enough. */
interface PathWords {
  /** As records name it: below the base. */
  readonly path: string
  readonly last: string
  readonly all: string
}

/** The words of an address at which nothing is published: `/spot/api/order-book` asks for "order book". */
export function pathWords(path: string, base: string, home: string): PathWords {
  const below = path.startsWith(home) ? `/${path.slice(home.length)}` : (withoutBase(path, base) ?? path)
  const parts = decoded(below)
    .replace(/\.(html?|md|php|aspx?)$/, '')
    .split('/')
    .map((text) => text.replace(/[-‐–—_.+\s]+/g, ' ').trim())
    .filter((part) => part !== '' && part !== 'index')
  return { path: withoutBase(path, base) ?? path, last: parts.at(-1) ?? '', all: parts.join(' ') }
}
