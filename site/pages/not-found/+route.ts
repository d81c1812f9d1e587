import type { RouteSync } from 'vike/types'
import { notFoundUrls } from '../../server/page/notFoundUrls.ts'

/** The not-found pages of the languages that have a path prefix. */
export const route: RouteSync = ({ urlPathname }) => notFoundUrls().includes(urlPathname)
