import type { SiteConfig } from '../../generator/contract/config.ts'

/** Fonts and design tokens of a project as rules that come after ours; empty where it has none. */
export function themeStyles(theme: SiteConfig['theme'], pathOf: (file: string) => string): string {
  const faces = (theme?.fonts ?? []).map(
    ({ family, file, weight = '400', style = 'normal' }) =>
      `@font-face { font-family: ${JSON.stringify(family)}; src: url(${JSON.stringify(pathOf(file))}) format("woff2"); font-weight: ${weight}; font-style: ${style}; font-display: swap; }\n`,
  )
  const declarations = Object.entries({ ...softAccent(theme), ...theme?.tokens }).map(([name, value]) =>
    typeof value === 'string' ? `${name}: ${value};` : `${name}: light-dark(${value.light}, ${value.dark});`,
  )
  const tokens = declarations.length === 0 ? '' : `@layer tokens { :root { ${declarations.join(' ')} } }\n`
  return faces.join('') + tokens
}

/** A brand has one colour: soft marks follow its accent, unless the theme sets their own. */
function softAccent(theme: SiteConfig['theme']): Readonly<Record<string, string>> {
  if (theme?.tokens['--color-accent'] === undefined) return {}
  return { '--color-accent-soft': 'color-mix(in oklab, var(--color-accent) 10%, var(--color-page))' }
}
