import type { SiteConfig } from '../../../generator/contract/config.ts'
import { memoize } from '../../../generator/contract/memoize.ts'
import type { OwnImage } from '../../../generator/contract/ownFiles.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { PageData } from '../../shared/pageData.ts'
import { canonicalAddress } from './pageAddress.ts'

export interface SocialMetaInput {
  readonly site: Pick<SiteConfig, 'origin' | 'brand'>
  readonly page: PageData
  readonly description: string
  /** Picture of shared links, with its full address. */
  readonly image?: OwnImage | undefined
}

/** Preview of a shared link (https://ogp.me). A site without pictures has a small card. */
export function socialMeta({ site, page, description, image }: SocialMetaInput): string[] {
  const { frame, kind, lang } = page
  const title = kind === 'home' ? frame.siteTitle : page.title
  const properties = {
    'og:type': kind === 'home' ? 'website' : 'article',
    'og:site_name': frame.siteTitle,
    'og:title': title,
    'og:description': description,
    'og:url': canonicalAddress(site, page),
    'og:locale': territoryOf(lang),
    ...(image === undefined
      ? {}
      : {
          'og:image': image.address,
          'og:image:width': String(image.width ?? ''),
          'og:image:height': String(image.height ?? ''),
          'og:image:alt': frame.siteTitle,
        }),
  }
  const card = image === undefined ? 'summary' : 'summary_large_image'
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === '' ? [] : [`<meta data-page property="${property}" content="${escapeHtml(content)}">`],
    ),
    `<meta data-page name="twitter:card" content="${card}">`,
  ]
}

/** A language with a territory, as the protocol wants it: `zh_CN` for `zh-Hans`. */
const territoryOf = memoize((lang) => {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region === undefined ? language : `${language}_${region}`
}, 20)
