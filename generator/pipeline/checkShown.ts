import { defaultLocaleOf } from '../contract/config.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Api } from '../contract/reference.ts'
import { shownProse } from '../model/view/shownProse.ts'
import { checkShownTexts } from '../validate/guides/shownTexts.ts'
import type { Texts } from './checkContent.ts'
import type { Loaded } from './loadSources.ts'

/** Finds texts of specs that no page shows. It needs the outline of every page, so builds leave it out. */
export function checkShown({ config, specs, guides }: Loaded, apis: readonly Api[], texts: Texts): Diagnostic[] {
  const locale = defaultLocaleOf(config)
  const written = guides.filter((guide) => guide.locale === locale).map(({ text }) => text)
  const pages = [...written, ...apis.flatMap((api) => shownProse(api, locale))]
  return checkShownTexts({ specs: specs.map(({ spec }) => spec), texts, pages })
}
