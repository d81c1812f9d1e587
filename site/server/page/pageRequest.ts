import type { SiteConfig } from '../../../generator/contract/config.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import type { AssetsManifest } from './scriptPreloads.ts'

/** Input for rendering one address. */
export interface PageRequest {
  readonly site: SiteConfig
  readonly table: RouteTable
  /** Path below the base. */
  readonly url: string
  readonly manifest: AssetsManifest | null | undefined
}
