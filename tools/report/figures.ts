import type { AnyCode } from '../../generator/contract/diagnosticCodes.ts'
import type { Severity } from '../../generator/contract/diagnostics.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'

/** So many of so many. */
export interface Share {
  readonly done: number
  readonly total: number
}

interface ApiFigures {
  readonly id: string
  /** Parameters and members of bodies and messages with a description. */
  readonly fields: Share
  /** Operations with an example that its spec gives, of an answer or a body. */
  readonly operations: Share
  readonly channels: Share
}

export interface PageSize {
  readonly url: string
  readonly bytes: number
}

/** Figures about the quality of a documentation. */
export interface QualityFigures {
  readonly apis: readonly ApiFigures[]
  readonly translations: readonly { readonly locale: LocaleCode; readonly texts: Share; readonly guides: Share }[]
  readonly diagnostics: readonly {
    readonly code: AnyCode
    readonly severity: Severity
    readonly count: number
  }[]
  /** Links of guides to deprecated entries. */
  readonly deprecatedLinks: readonly { readonly file: string; readonly line: number; readonly to: string }[]
  readonly pages: { readonly kind: 'html' | 'mdx'; readonly sizes: readonly PageSize[] }
  readonly routes: DeadRoutes
}

export interface DeadRoutes {
  /** Published pages that are gone without a redirect. */
  readonly vanished: readonly string[]
  /** Redirects from an existing page, or to a missing page. */
  readonly redirects: readonly string[]
  /** Pages that neither navigation nor another page links to. */
  readonly unlinked: readonly string[]
}

export function sum(shares: readonly Share[]): Share {
  return shares.reduce((all, own) => ({ done: all.done + own.done, total: all.total + own.total }), {
    done: 0,
    total: 0,
  })
}

/** In per cent; nothing to do is all done. */
export function percentOf({ done, total }: Share): number {
  return total === 0 ? 100 : (done / total) * 100
}
