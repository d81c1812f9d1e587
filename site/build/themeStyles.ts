import type { SiteConfig } from '../../generator/contract/config.ts'

/** The design tokens of a project as rules that come after ours; empty where it has none. */
export function themeStyles(theme: SiteConfig['theme']): string {
  const declarations = Object.entries(theme?.tokens ?? {}).map(([name, value]) =>
    typeof value === 'string' ? `${name}: ${value};` : `${name}: light-dark(${value.light}, ${value.dark});`,
  )
  return declarations.length === 0 ? '' : `@layer tokens { :root { ${declarations.join(' ')} } }\n`
}
