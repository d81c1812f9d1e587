import type { Deprecation } from '../../contract/annotations.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { groupBy } from '../../contract/groups.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { machineTexts } from '../../messages/catalogs.ts'
import { sayWith } from '../../messages/fillText.ts'
import { findReplacement } from '../../model/view/replacements.ts'
import { oneLine } from './markdownBlocks.ts'

/** An API whose operations and channels are all deprecated. */
export interface Retirement {
  /** The last day after which one of them stops working, if all have one. */
  readonly sunset?: string
  /** The API that most of them name as a replacement. */
  readonly successor?: Api
  /** Advice for readers not to use the API, with its replacement. */
  readonly notice: string
}

/** The retirement of an API in a language; `undefined` for an API with an entry that is not deprecated. */
export function retirementOf(
  api: Api,
  apis: readonly Api[],
  locale: LocaleCode,
  config: Pick<SiteConfig, 'locales' | 'messages'>,
): Retirement | undefined {
  const deprecations = deprecationsOf(api)
  if (!deprecations) return undefined
  const sunset = deprecations.every((one) => one.sunset !== undefined)
    ? deprecations
        .map((one) => one.sunset ?? '')
        .toSorted()
        .at(-1)
    : undefined
  const replacing = deprecations.flatMap(({ replacements }) =>
    replacements.flatMap((id) => findReplacement(id, 'operation', api, apis)?.api ?? []),
  )
  const successor = mostNamed(replacing.filter(({ id }) => id !== api.id))
  const say = sayWith(machineTexts.textsIn(locale, config.messages))
  const title = successor && oneLine(localized(successor.title, locale, defaultLocaleOf(config)).text)
  const state = sunset === undefined ? say('deprecated') : say('retired', { date: sunset })
  const notice = title === undefined ? state : say('successor', { state, title })
  return { ...(sunset === undefined ? {} : { sunset }), ...(successor ? { successor } : {}), notice }
}

function deprecationsOf({ operations, channels }: Api): readonly Deprecation[] | undefined {
  const entries = [...operations.filter(({ kind }) => kind === 'operation'), ...channels]
  const deprecations = entries.flatMap(({ deprecation }) => deprecation ?? [])
  return entries.length > 0 && deprecations.length === entries.length ? deprecations : undefined
}

function mostNamed(apis: readonly Api[]): Api | undefined {
  const [first] = [...groupBy(apis, (api) => api).values()].toSorted((a, b) => b.length - a.length)
  return first?.[0]
}
