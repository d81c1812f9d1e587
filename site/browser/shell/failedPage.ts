import type { PageData, Translation } from '../../shared/pageData.ts'

/** The part of an address after the prefix of its language. */
function restOf(url: string, prefix: string): string | undefined {
  return url.startsWith(prefix) ? url.slice(prefix.length) : undefined
}

function translationsOf(page: PageData, url: string): readonly Translation[] {
  const path = restOf(page.url, page.frame.home) ?? ''
  const prefixes = page.translations.map((translation) => ({
    translation,
    prefix: translation.url.endsWith(path)
      ? translation.url.slice(0, translation.url.length - path.length)
      : translation.url,
  }))
  // The default language's prefix is the beginning of all others.
  const [own] = prefixes
    .filter(({ prefix }) => url.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length)
  if (!own) return page.translations
  const rest = url.slice(own.prefix.length)
  return prefixes.map(({ translation, prefix }) => ({ ...translation, url: prefix + rest }))
}

/**
 * The data of a page that could not be loaded: frame and sidebar of the reader's last page, and links to the other
 * languages of the requested page. It has no article.
 */
export function failedPage(page: PageData, url: string, title: string): PageData {
  const { frame, locale, lang, dir, sidebar, versions } = page
  return {
    frame,
    kind: 'failed',
    locale,
    lang,
    dir,
    url,
    title,
    headings: [],
    translations: translationsOf(page, url),
    versions: {
      ...versions,
      items: versions.items.map(({ name, label, url: there }) => ({ name, label, url: there })),
    },
    breadcrumbs: [],
    ...(sidebar && { sidebar: { ...sidebar, path: restOf(url, sidebar.prefix) ?? '' } }),
  }
}
