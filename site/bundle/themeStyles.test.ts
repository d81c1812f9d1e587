import { expect, it } from 'vitest'
import { themeStyles } from './themeStyles.ts'

it('writes a token once, or once for each theme', () => {
  const tokens = { '--radius': '0', '--color-accent': { light: '#8a1538', dark: '#f2a7bd' } }
  expect(themeStyles({ tokens }, String)).toBe(
    '@layer tokens { :root { --color-accent-soft: color-mix(in oklab, var(--color-accent) 10%, var(--color-page)); --radius: 0; --color-accent: light-dark(#8a1538, #f2a7bd); } }\n',
  )
})

it('gives the soft accent the colour of an accent, and keeps another that is said', () => {
  const tokens = { '--color-accent': '#e4007c', '--color-accent-soft': '#fde' }
  expect(themeStyles({ tokens }, String)).toBe(
    '@layer tokens { :root { --color-accent-soft: #fde; --color-accent: #e4007c; } }\n',
  )
})

it('adds nothing to a site that looks as ours does', () => {
  expect(themeStyles(undefined, String)).toBe('')
})

it('loads the fonts of the project', () => {
  const fonts = [{ family: 'Skerry Sans', file: 'brand/sans.woff2', weight: '100 900' }]
  expect(themeStyles({ tokens: {}, fonts }, (file) => `/project/${file}`)).toBe(
    '@font-face { font-family: "Skerry Sans"; src: url("/project/brand/sans.woff2") format("woff2"); font-weight: 100 900; font-style: normal; font-display: swap; }\n',
  )
})
