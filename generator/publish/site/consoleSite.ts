import type { SiteConfig } from '../../contract/config.ts'
import { consolePath, consoleUrls } from '../../contract/console.ts'
import { brandPictures, type OwnFiles } from '../../contract/ownFiles.ts'
import { redirectPage } from '../hosts/redirects.ts'
import type { PublishInput } from './siteSources.ts'

type Choice = Pick<PublishInput, 'config' | 'isPublished' | 'made'>

/** Data, scripts, styles and fonts, but no document: a document could read the keys that readers type. */
const needed = /^(?:(?:console|operations)\/.*\.json|assets\/.*\.(?:js|css|woff2)|favicon\.[a-z]+)$/

/** Files of the console's own origin besides its page: the files that the page loads, and redirects to the page. */
export function consoleSite(config: SiteConfig, published: OwnFiles['published']): Choice {
  const { socialImage: _, ...shown } = config.brand
  const pictures = new Set(brandPictures(shown))
  const ways = consoleUrls(config).flatMap((url) => {
    const page = redirectPage(config.base.slice(0, -1) + url)
    const folder = url.slice(1, -consolePath.length)
    return ['index.html', '404.html'].map((name) => [folder === '' ? name : `${folder}/${name}`, page] as const)
  })
  return {
    // Old addresses belong to the site.
    config: { ...config, redirects: {} },
    isPublished: (path) => needed.test(path) || pictures.has(published[path] ?? ''),
    made: new Map(ways),
  }
}

/** Files of the origin of the site: without the console where that has an origin of its own. */
export function docsSite(config: SiteConfig): Choice {
  if (config.console?.host === undefined) return { config }
  return { config, isPublished: (path) => !path.startsWith(`${consolePath.slice(1)}/`) }
}
