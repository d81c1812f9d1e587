import type { SiteConfig } from '../../generator/contract/config.ts'

/** Fonts and design tokens of a project as rules that come after ours; empty where it has none. */
export function themeStyles(theme: SiteConfig['theme'], pathOf: (file: string) => string): string {
  const faces = (theme?.fonts ?? []).map(
    ({ family, file, weight = '400', style = 'normal' }) =>
      `@font-face { font-family: ${JSON.stringify(family)}; src: url(${JSON.stringify(pathOf(file))}) format("woff2"); font-weight: ${weight}; font-style: ${style}; font-display: swap; }\n`,
  )
  const declarations = Object.entries(theme?.tokens ?? {}).map(([name, value]) =>
    typeof value === 'string' ? `${name}: ${value};` : `${name}: light-dark(${value.light}, ${value.dark});`,
  )
  const tokens = declarations.length === 0 ? '' : `@layer tokens { :root { ${declarations.join(' ')} } }\n`
  return faces.join('') + tokens
}
