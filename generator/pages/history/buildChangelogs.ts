import type { Changelog } from '../../contract/changelog.ts'
import { imagePath, noOwnFiles } from '../../contract/ownFiles.ts'
import { ownValue } from '../../contract/ownValue.ts'
import { publishedPaths } from '../../model/view/addresses.ts'
import type { ContentInput } from '../mdx/renderContent.ts'
import { changelogSections } from './changelogSections.ts'

/** The changelogs of a site, in every language of their pages. */
export function buildChangelogs({ config, guides, routes, own = noOwnFiles }: ContentInput): Changelog[] {
  const home = config.origin + config.base.slice(0, -1)
  return routes.routes.flatMap((route) => {
    const guide = route.feed === undefined ? undefined : guides.find(({ file }) => file === route.source.file)
    if (!guide) return []
    const published = publishedPaths(routes.routes, route.locale)
    const addressOf = (address: string) => {
      const image = ownValue(own.images, imagePath(address, guide.file) ?? '')
      const path = image?.address ?? address
      return path.startsWith('/') ? home + published(path) : path
    }
    return [{ route, sections: changelogSections(guide, addressOf) }]
  })
}
