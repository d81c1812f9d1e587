import type { RouteSync } from 'vike/types'
import { consoleUrls } from '../../../generator/contract/console.ts'
import { readSite } from '../../server/content/site.ts'

/** The console in each language; it stands in no table of routes. */
export const route: RouteSync = ({ urlPathname }) => consoleUrls(readSite()).includes(urlPathname)
