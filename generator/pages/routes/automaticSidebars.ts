import type { SidebarConfig, SidebarItem } from '../../contract/config.ts'
import type { Localized } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { type TitleSource, titleOf } from '../../messages/titleOf.ts'

/** A sidebar of the guides, then one per API: its pages in their order, by category. */
export function automaticSidebars(
  apis: readonly Api[],
  guides: readonly string[],
  site: TitleSource,
): Readonly<Record<string, SidebarConfig>> {
  const [landing] = guides
  return {
    // No API has such an id.
    ...(landing === undefined ? {} : { _guides: { label: titleOf('Guides', site), landing, items: guides } }),
    ...Object.fromEntries(
      apis.flatMap((api) => (api.pages.length > 0 ? [[api.id, automaticSidebar(api)] as const] : [])),
    ),
  }
}

function automaticSidebar(api: Api): SidebarConfig {
  return { label: api.title, landing: api.pages[0]?.path ?? '/', items: sidebarItems(api) }
}

/** Every page of an API: pages of tags without a group, then each group of tags below its heading. */
export function sidebarItems(api: Api): SidebarItem[] {
  const { pages, tagGroups = [] } = api
  const groupOf = ({ tag }: ReferencePage) => tagGroups.find(({ tags }) => tag !== undefined && tags.includes(tag))
  const isSchema = ({ content }: ReferencePage) => content.kind === 'schema'
  const ungrouped = pages.filter((page) => !groupOf(page) && !isSchema(page))
  return [
    ...itemsOf(ungrouped, api),
    ...tagGroups.flatMap((group): SidebarItem[] => {
      const place = ({ tag = '' }: ReferencePage) => group.tags.indexOf(tag)
      const own = pages.filter((page) => groupOf(page) === group).toSorted((a, b) => place(a) - place(b))
      return own.length > 0 ? [{ heading: group.title }, ...itemsOf(own, api)] : []
    }),
    ...itemsOf(pages.filter(isSchema), api),
  ]
}

function itemsOf(pages: readonly ReferencePage[], api: Api): SidebarItem[] {
  const items = new Map<string, { readonly label: Localized; readonly items: string[] } | string>()
  for (const page of pages) {
    const label = categoryOf(page, api)
    const key = label ? `category ${JSON.stringify(label)}` : `page ${page.path}`
    const category = items.get(key)
    if (typeof category === 'object') category.items.push(page.path)
    else items.set(key, label ? { label, items: [page.path] } : page.path)
  }
  return [...items.values()]
}

/** Category of a tag below other tags (OpenAPI 3.2), made of their names: `Account › Orders`. */
function categoryOf({ category, tag }: ReferencePage, { tags }: Api): Localized | undefined {
  if (category) return category
  const above: Localized[] = []
  const passed = new Set([tag])
  for (let name = parentOf(tag, tags); name !== undefined && !passed.has(name); name = parentOf(name, tags)) {
    passed.add(name)
    above.unshift(tags.find((own) => own.name === name)?.title ?? { en: name })
  }
  return above.length > 0 ? joined(above) : undefined
}

function parentOf(tag: string | undefined, tags: Api['tags']): string | undefined {
  return tags.find(({ name }) => name === tag)?.parent
}

function joined(names: readonly Localized[]): Localized {
  const locales = [...new Set(names.flatMap((name) => Object.keys(name)))]
  const textIn = (name: Localized, locale: string) => name[locale] ?? Object.values(name)[0] ?? ''
  return Object.fromEntries(locales.map((locale) => [locale, names.map((name) => textIn(name, locale)).join(' › ')]))
}
