import type { ReactNode } from 'react'
import { changeKinds } from '../../../generator/contract/components.ts'
import { localePrefix } from '../../../generator/contract/locales.ts'
import { normalizePath } from '../../../generator/contract/routes.ts'
import { ChangeFilter as Filter } from '../../browser/islands/changelog/ChangeFilter.tsx'
import type { ChangelogApi } from '../../browser/islands/changelog/dayEntries.ts'
import { Island } from '../../browser/islands/Island.tsx'
import { withBase } from '../../shared/url.ts'
import { type Article, useArticle } from '../articleContext.tsx'

/** Effect of a changelog entry on a program: the first word of the entry. */
export function Change({ kind, children }: { readonly kind: string; readonly children?: ReactNode }) {
  return (
    <strong className="change" data-change={kind}>
      {children}
    </strong>
  )
}

/** A choice of changelog entries, also from the site's other changelogs, and the feed of the page. */
export function ChangeFilter() {
  const article = useArticle()
  const { words, route, routes, site, locale } = article
  const apis = apisOf(article)
  const others = routes.routes.filter((other) => other.feed && other.locale === locale && other.path !== route.path)
  const kinds = changeKinds.map((kind) => ({ value: kind, label: words.text(`reference.changes.${kind}`) }))
  const changelogs = [
    { value: '', label: route.sidebarLabel },
    { value: 'all', label: words.text('reference.changes.everyApi') },
    // An API with the name of the page is the list of the page.
    ...apis.flatMap(({ id, label }) => (label === route.sidebarLabel ? [] : { value: id, label })),
  ]
  const props = {
    apis,
    own: withBase(route.url, site.base),
    others: others.map(({ url }) => withBase(url, site.base)),
    fields: [
      ...(apis.length > 1 ? [{ part: 'api', label: 'API', options: changelogs } as const] : []),
      {
        part: 'kind',
        label: words.text('reference.changes.filter'),
        options: [{ value: '', label: words.text('reference.changes.all') }, ...kinds],
      } as const,
    ],
    lead: words.text('reference.changes.lead'),
    title: words.text('reference.changes.title', { api: '{api}' }),
    count: words.text('reference.changes.count', { shown: '{shown}', all: '{all}' }),
    failed: words.text('reference.changes.failed'),
  }
  return (
    <>
      <Island name="change-filter" of={Filter} props={props} readsAddress />
      {route.feed === undefined ? null : (
        <p>
          <a href={withBase(route.feed, site.base)} type="application/atom+xml">
            {words.text('reference.changes.feed', { name: route.sidebarLabel })}
          </a>
        </p>
      )}
    </>
  )
}

/** The APIs of the site, by the names of their sections. */
function apisOf({ site, routes, locale, defaultLocale }: Article): ChangelogApi[] {
  return site.apis.map(({ id, path = `/${id}/` }) => ({
    id,
    label: sectionAt(path, { routes, locale })?.label ?? id,
    url: withBase(localePrefix(locale, defaultLocale) + path, site.base),
  }))
}

function sectionAt(path: string, { routes, locale }: Pick<Article, 'routes' | 'locale'>) {
  return routes.sidebars.find((own) => own.locale === locale && normalizePath(own.landing) === normalizePath(path))
}
