import type { LocaleCode } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { Guide } from '../../load/parseGuide.ts'

/** A page before it is put into a language. */
export type Page =
  | { readonly kind: 'guide'; readonly path: string; readonly guides: ReadonlyMap<LocaleCode, Guide> }
  | { readonly kind: 'reference'; readonly path: string; readonly api: Api; readonly page: ReferencePage }
