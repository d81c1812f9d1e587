import type { SiteConfig } from '../../../generator/contract/config.ts'
import { withBase } from '../../shared/url.ts'
import type { AssetsManifest } from './scriptPreloads.ts'

/** Addresses of the style sheets of the project's islands in a page: no other page loads them. */
export function islandStyles(
  html: string,
  { components = {}, base }: Pick<SiteConfig, 'components' | 'base'>,
  manifest: AssetsManifest | null | undefined,
): string[] {
  const files = [...html.matchAll(/data-island="own-(\w+)"/g)].flatMap(([, name = '']) => components[name] ?? [])
  const styles = Object.entries(manifest ?? {}).flatMap(([source, { css = [] }]) =>
    files.some((file) => source.endsWith(file)) ? css : [],
  )
  return [...new Set(styles)].map((style) => withBase(`/${style}`, base))
}
