import type { RouteSync } from 'vike/types'
import { readSite } from '../../server/content/site.ts'
import { consoleUrls } from '../../server/page/consoleUrls.ts'

/** The console in each language; it stands in no table of routes. */
export const route: RouteSync = ({ urlPathname }) => consoleUrls(readSite()).includes(urlPathname)
