import type { Catalog } from '../contract/catalog.ts'
import type { ApiConfig, SiteConfig } from '../contract/config.ts'
import type { OwnFiles } from '../contract/ownFiles.ts'
import type { Recipes } from '../contract/recipes.ts'
import type { SiteCatalog } from '../contract/siteCatalog.ts'
import type { LoadedSpec } from './document/spec.ts'
import type { NamedFile } from './findNamedFiles.ts'
import type { Guide } from './parseGuide.ts'
import type { ContentDates } from './readDates.ts'
import type { GuideTables } from './readGuideTables.ts'
import type { ListedVersion } from './readVersions.ts'

/** One description, with the files that it refers to, and the API of the configuration that it belongs to. */
export interface ApiSpec {
  readonly config: ApiConfig
  readonly spec: LoadedSpec
}

/** All sources of a site, read and parsed. Only `load` makes them; no later stage reads a file. */
export interface Sources {
  readonly config: SiteConfig
  readonly specs: readonly ApiSpec[]
  /** Paths of the overlays that were applied to the specs. */
  readonly overlays?: readonly string[]
  readonly catalogs: readonly Catalog[]
  /** Catalogs of the site's texts besides its specs. */
  readonly siteCatalogs?: readonly SiteCatalog[]
  /** The configuration without these texts. */
  readonly ownConfig?: SiteConfig
  readonly guides: readonly Guide[]
  readonly tables: GuideTables
  readonly recipes: Recipes
  readonly dates: ContentDates
  /** Files that are published unchanged. */
  readonly own: OwnFiles
  /** Published anchors by path, from the lock of the project if it has one. */
  readonly locked?: Readonly<Record<string, readonly string[]>>
  /** Frozen versions, newest first. */
  readonly frozen: readonly ListedVersion[]
  /** Files that settings name. */
  readonly named?: readonly NamedFile[]
}

/** Whether a document is one of the formats that a model can be built from. */
export function isReadable({ root, format }: LoadedSpec): boolean {
  return root.value !== undefined && format !== 'unknown'
}
