import { createHash } from 'node:crypto'
import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import type { OwnFiles } from '../../generator/contract/ownFiles.ts'
import { cachePrefix } from '../shared/cachePrefix.ts'
import type { FrameLogo, FramePicture } from '../shared/frame.ts'
import { logoOf } from '../shared/logo.ts'

type Texts = Readonly<Record<string, string>>

export interface OfflineWorkerInput {
  readonly site: SiteConfig
  /** Published paths of the project's pictures. */
  readonly images?: OwnFiles['images'] | undefined
  /** The compiled worker: it keeps pages when the site is read offline, else it removes an earlier worker. */
  readonly script: string
  /** Scripts and styles of the client, below the base. */
  readonly assets: readonly string[]
  /** The texts of the page for a missing page, by language. A language without a translation has none. */
  readonly texts: Readonly<Record<string, Texts>>
}

/** The worker that a site publishes: its script, after a description of the site (`OfflineSite`). */
export function offlineWorker(input: OfflineWorkerInput): string {
  const { site, script } = input
  const described = site.offline ? describeSite(input) : { prefix: cachePrefix(site.base) }
  return `const offlineSite = ${JSON.stringify(described)};\n${script}`
}

function describeSite({ site, images = {}, script, assets, texts }: OfflineWorkerInput): object {
  const { base } = site
  const languages = site.locales.map((locale) => languageOf(site, locale, texts))
  const { name: brand } = site.brand
  const logo = logoOf(site, images)
  const text = JSON.stringify([assets, brand, logo, languages, script])
  const build = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { build, base, brand, logo, assets: [...assets, ...filesOf(logo, base)], languages }
}

/** Files of the page that appears offline for a page that is not kept; a picture inside its address is no file. */
function filesOf(logo: FrameLogo | undefined, base: string): string[] {
  const addresses = Object.values(logo ?? {}).map(({ src }: FramePicture) => src)
  return addresses.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length))
}

function languageOf(
  site: SiteConfig,
  { code, lang, dir }: SiteConfig['locales'][number],
  texts: OfflineWorkerInput['texts'],
): object {
  // A language without translated texts gets the English ones.
  const own = { ...texts['en'], ...texts[code], ...site.messages?.[code] }
  const prefix = localePrefix(code, defaultLocaleOf(site)).slice(1)
  const text = (name: string) => own[`offline.${name}`] ?? ''
  return {
    ...{ lang, dir, prefix: prefix === '' ? '' : `${prefix}/` },
    ...{ title: text('title'), text: text('text'), retry: text('retry'), pages: text('pages'), none: text('none') },
  }
}
