import type { SiteConfig } from '../../generator/contract/config.ts'
import { memoizeByObject } from '../../generator/contract/memoize.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { Route } from '../../generator/contract/routes.ts'
import { errorAnchor } from '../shared/errorAnchor.ts'
import { errorPageHref } from './documentedPages.ts'
import type { LinkContext } from './links.ts'

/** Where a page stands, and whose codes it may name. */
interface CodeContext extends LinkContext {
  readonly route: Pick<Route, 'path' | 'api'>
  readonly reference: Reference
}

const codesOf = memoizeByObject(
  ({ errors }: Api): ReadonlySet<string> => new Set(errors.map(({ code }) => String(code))),
)

/** The row of an error code. A page of an API means its own; elsewhere only one API may have the code. */
export function errorCodeHref(code: string, context: CodeContext): string | undefined {
  const [api, ...others] = apisOf(context).filter((own) => codesOf(own).has(code))
  const page = api && others.length === 0 ? errorPageHref(api, context) : undefined
  return page && `${page}#${errorAnchor(code)}`
}

/** The API that a page belongs to; all of them where it belongs to none. */
function apisOf({ route, reference: { apis }, site }: CodeContext): readonly Api[] {
  const id = route.api ?? nearestApi(route.path, site)
  const own = apis.filter((api) => api.id === id)
  return own.length > 0 ? own : apis
}

/** The API whose pages stand in the same folder. */
function nearestApi(path: string, { apis }: Pick<SiteConfig, 'apis'>): string | undefined {
  const folders = apis.map(({ id, path: folder = `/${id}/` }) => ({ id, folder }))
  const around = folders.filter(({ folder }) => folder !== '/' && path.startsWith(folder))
  return around.sort((a, b) => b.folder.length - a.folder.length)[0]?.id
}
