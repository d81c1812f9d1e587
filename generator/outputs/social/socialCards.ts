import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { shortHash } from '../../contract/ids.ts'
import type { Api } from '../../contract/reference.ts'
import { normalizePath, type Route, type RouteTable, type Sidebar, sidebarGroups } from '../../contract/routes.ts'
import { cardEdition, type SocialCard, type SocialCards } from '../../contract/socialCard.ts'
import { addressesOn } from '../../model/view/addresses.ts'
import { channelMark, operationMark } from '../../model/view/entryRows.ts'
import { cardColours } from './cardColours.ts'

export interface SocialInput {
  readonly config: SiteConfig
  readonly routes: RouteTable
  readonly apis: readonly Api[]
}

/** What the picture of each page shows, and its file, whose name holds a hash of that. Nothing for a site without pictures. */
export function socialCards(input: SocialInput): SocialCards {
  if (!input.config.socialImages) return {}
  const categories = categoriesOf(input.routes)
  return Object.fromEntries(
    input.routes.routes.map((route) => {
      const card = cardOf(route, input, categories)
      const hash = shortHash(JSON.stringify([cardEdition, card]))
      return [route.url, { file: `social/${route.locale}/${route.id}-${hash}.png`, card }]
    }),
  )
}

function cardOf(route: Route, { config, routes, apis }: SocialInput, categories: Categories): SocialCard {
  const { brand, origin, base, theme } = config
  const siteTitle = brand.title[route.locale] ?? brand.title[defaultLocaleOf(config)] ?? brand.name
  const common = { brand: brand.name, place: `${new URL(origin).host}${base}`.replace(/\/$/, '') }
  const call = callOf(route, apis)
  const colours = cardColours(theme, call?.method)
  if (route.kind === 'home')
    return { ...common, siteTitle: brand.name, title: siteTitle, description: route.description, colours }
  const section = sectionOf(route, routes, categories)
  return {
    ...common,
    siteTitle,
    title: route.title,
    ...(section === '' || section === route.title ? {} : { section }),
    ...(route.description === '' ? {} : { description: route.description }),
    ...(call ? { call } : {}),
    colours,
  }
}

/** Of each sidebar, the category that a page stands in, by the page's path. */
type Categories = ReadonlyMap<Sidebar, ReadonlyMap<string, string>>

function categoriesOf({ sidebars }: RouteTable): Categories {
  return new Map(
    sidebars.map((sidebar) => {
      const places = sidebarGroups(sidebar).flatMap(({ labels, entries }) =>
        labels.length === 0 ? [] : entries.map(({ path }) => [normalizePath(path), labels.join(' · ')] as const),
      )
      return [sidebar, new Map(places)]
    }),
  )
}

/** The section and category that a page stands in. */
function sectionOf({ sidebar: id, locale, path }: Route, { sidebars }: RouteTable, categories: Categories): string {
  const sidebar = sidebars.find((candidate) => candidate.id === id && candidate.locale === locale)
  if (!sidebar) return ''
  const category = categories.get(sidebar)?.get(normalizePath(path))
  return category === undefined ? sidebar.label : `${sidebar.label} · ${category}`
}

/** The operation or channel that a page has alone. */
function callOf(route: Route, apis: readonly Api[]): SocialCard['call'] {
  const api = apis.find(({ id }) => id === route.api)
  const [only] = addressesOn(route)
  if (!api || !only?.isAlone) return undefined
  const operation = api.operations.find(({ id }) => id === only.id)
  if (only.kind === 'operation') return operation && { method: operationMark(operation), path: operation.path }
  const channel = api.channels.find(({ id }) => id === only.id)
  return channel && { method: channelMark(channel), path: channel.address }
}
