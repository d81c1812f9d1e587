export type { TokenValue } from '../../schemas/siteConfig.ts'

/** Every design token of the site, which `site/styles/tokens.css` explains. */
export const themeTokens: readonly string[] = [
  ...named('color', 'page', 'surface', 'raised', 'text', 'muted', 'line', 'line-strong', 'chip', 'code-background'),
  ...named('color-accent', '', 'contrast', 'soft'),
  ...named('color', 'mark', 'get', 'post', 'put', 'patch', 'delete', 'websocket', 'method-contrast'),
  ...named('color', 'success', 'success-soft', 'warning', 'warning-soft', 'danger', 'danger-soft', 'info', 'info-soft'),
  ...['--shadow-raised', '--color-backdrop', '--color-page-dimmed'],
  ...named('font', 'body', 'code'),
  ...named('size', 'body', 'small', 'tiny', 'code'),
  ...['--line-height-body', '--line-height-tight', '--tracking-heading'],
  ...named('space', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'),
  ...named('radius', '', 'small'),
  ...[
    '--navbar-height',
    '--title-bar-height',
    '--sidebar-width',
    '--contents-width',
    '--samples-width',
    '--content-width',
    '--layout-width',
  ],
  ...['--gutter', '--motion'],
]

function named(family: string, ...names: readonly string[]): string[] {
  return names.map((name) => (name === '' ? `--${family}` : `--${family}-${name}`))
}
