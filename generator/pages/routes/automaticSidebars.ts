import type { SidebarConfig, SidebarItem, SiteConfig } from '../../contract/config.ts'
import type { Localized } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'

const schemasLabel: Localized = { en: 'Schemas', zh: '数据结构' }
const webhooksLabel: Localized = { en: 'Webhooks', zh: 'Webhook 回调' }

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
      ...(mode === 'operation' ? byTag(api, operations) : byParent(api, operations)),
      ...(schemas.length > 0 ? [{ label: schemasLabel, items: schemas }] : []),
    ],
  }
}

/** Pages in order, those of tags that belong under another one (OpenAPI 3.2) in a category of that name. */
function byParent(api: Api, pages: readonly ReferencePage[]): SidebarItem[] {
  const parentOf = ({ tag }: ReferencePage) => api.tags.find(({ name }) => name === tag)?.parent
  const parents = new Set(pages.map(parentOf))
  return [...parents].flatMap((parent): SidebarItem[] => {
    const own = pages.filter((page) => parentOf(page) === parent).map(({ path }) => path)
    const title = api.tags.find(({ name }) => name === parent)?.title
    return parent === undefined ? own : [{ label: title ?? { en: parent }, items: own }]
  })
}

function byTag(api: Api, pages: readonly ReferencePage[]): SidebarItem[] {
  const tags = [...new Set(pages.map(({ tag }) => tag))]
  return tags.flatMap((tag): SidebarItem[] => {
    const own = pages.filter((page) => page.tag === tag)
    if (tag === undefined) return withoutTag(api, own)
    const title = api.tags.find(({ name }) => name === tag)?.title
    return [{ label: title ?? { en: tag }, items: own.map(({ path }) => path) }]
  })
}

/** Webhooks seldom have a tag, and some APIs have hundreds: in a flat list they would hide everything else. */
function withoutTag(api: Api, pages: readonly ReferencePage[]): SidebarItem[] {
  const webhooks = new Set(api.operations.filter(({ kind }) => kind === 'webhook').map(({ id }) => id))
  const areWebhooks = ({ content }: ReferencePage): boolean =>
    content.kind === 'reference' && content.operations.some((id) => webhooks.has(id))
  const items = pages.filter(areWebhooks).map(({ path }) => path)
  const others = pages.filter((page) => !areWebhooks(page)).map(({ path }) => path)
  return items.length > 0 ? [...others, { label: webhooksLabel, items }] : others
}
