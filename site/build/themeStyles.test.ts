import { expect, it } from 'vitest'
import { themeStyles } from './themeStyles.ts'

it('writes a token once, or once for each theme', () => {
  const tokens = { '--radius': '0', '--color-accent': { light: '#8a1538', dark: '#f2a7bd' } }
  expect(themeStyles({ tokens })).toBe(
    '@layer tokens { :root { --radius: 0; --color-accent: light-dark(#8a1538, #f2a7bd); } }\n',
  )
})

it('adds nothing to a site that looks as ours does', () => {
  expect(themeStyles(undefined)).toBe('')
})
