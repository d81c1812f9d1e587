import type { BundleConfig, SiteConfig } from '../../generator/index.ts'

/** The part of a configuration that the bundles are made from, without empty members. */
export function bundleConfigOf({ base, search, theme, messages, components }: SiteConfig): BundleConfig {
  return {
    base,
    search: { provider: search.provider },
    ...(theme && (Object.keys(theme.tokens).length > 0 || theme.fonts !== undefined) && { theme }),
    ...(messages && Object.values(messages).some((texts) => Object.keys(texts).length > 0) && { messages }),
    ...(components && Object.keys(components).length > 0 && { components }),
  }
}
