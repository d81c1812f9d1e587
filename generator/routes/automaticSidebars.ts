import type { SidebarConfig, SidebarItem, SiteConfig } from '../contract/config.ts'
import type { Localized } from '../contract/locales.ts'
import type { Api, ReferencePage } from '../contract/reference.ts'

const schemasLabel: Localized = { en: 'Schemas', zh: '数据结构' }

/** One sidebar per API: its landing page, then a category per tag whose pages document one operation each, or a flat list. */
export function automaticSidebars(config: SiteConfig, apis: readonly Api[]): Readonly<Record<string, SidebarConfig>> {
  return Object.fromEntries(
    apis.flatMap((api) => (api.pages.length > 0 ? [[api.id, automaticSidebar(config, api)] as const] : [])),
  )
}

function automaticSidebar(config: SiteConfig, api: Api): SidebarConfig {
  const { overview, pages: mode } = config.apis.find(({ id }) => id === api.id) ?? {}
  const operations = api.pages.filter(({ content }) => content.kind === 'reference')
  const schemas = api.pages.filter(({ content }) => content.kind === 'schema').map(({ path }) => path)
  const landing = overview ?? api.pages[0]?.path ?? '/'
  return {
    label: api.title,
    landing,
    items: [
      ...(overview === undefined ? [] : [overview]),
      ...(mode === 'operation' ? byTag(api, operations) : operations.map(({ path }) => path)),
      ...(schemas.length > 0 ? [{ label: schemasLabel, items: schemas }] : []),
    ],
  }
}

function byTag(api: Api, pages: readonly ReferencePage[]): SidebarItem[] {
  const tags = [...new Set(pages.map(({ tag }) => tag))]
  return tags.flatMap((tag): SidebarItem[] => {
    const own = pages.filter((page) => page.tag === tag).map(({ path }) => path)
    const title = api.tags.find(({ name }) => name === tag)?.title
    return tag === undefined ? own : [{ label: title ?? { en: tag }, items: own }]
  })
}
