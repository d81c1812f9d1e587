import type { RouteSync } from 'vike/types'
import { findRoute, readRoutes } from '../../server/content/routes.ts'

/** One page for every route of the table, matched exactly. */
export const route: RouteSync = ({ urlPathname }) => findRoute(readRoutes(), urlPathname) !== undefined
