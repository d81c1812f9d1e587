import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Colour, contrastRatio, hexOf } from './testing.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colourOf(oklch: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  return { lightness, chroma, hue }
}

function token(name: string): { light: Colour; dark: Colour } {
  const pattern = new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`)
  const [, light, dark] = pattern.exec(tokens) ?? []
  if (light === undefined || dark === undefined) throw new Error(`no token --color-${name} with both themes`)
  return { light: colourOf(light), dark: colourOf(dark) }
}

function contrasts(foreground: string, background: string): number[] {
  const [front, back] = [token(foreground), token(background)]
  return [contrastRatio(front.light, back.light), contrastRatio(front.dark, back.dark)]
}

const backgrounds = ['page', 'surface', 'raised', 'chip', 'code-background', 'accent-soft']
const soft = ['success', 'warning', 'danger', 'info']
const methods = ['get', 'post', 'put', 'patch', 'delete', 'websocket']

describe('contrastRatio', () => {
  it('is 21 between black and white', () => {
    const black = { lightness: 0, chroma: 0, hue: 0 }
    const white = { lightness: 1, chroma: 0, hue: 0 }
    expect(contrastRatio(black, white)).toBeCloseTo(21, 1)
  })
})

describe('colour tokens', () => {
  it.each([...backgrounds, ...soft.map((name) => `${name}-soft`), 'mark'])(
    'shows text on %s at 7:1 or more',
    (background) => {
      for (const ratio of contrasts('text', background)) expect(ratio).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(['page', 'surface', 'raised'])(
    'shows links on %s at 7:1 or more, because they stand in prose',
    (background) => {
      for (const ratio of contrasts('accent', background)) expect(ratio).toBeGreaterThanOrEqual(7)
    },
  )

  it.each([...backgrounds, ...soft.map((name) => `${name}-soft`)])(
    'shows muted text on %s at 4.5:1 or more',
    (background) => {
      for (const ratio of contrasts('muted', background)) expect(ratio).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(soft)('shows %s on the page and on its own soft background at 4.5:1 or more', (name) => {
    for (const background of ['page', 'surface', 'raised', `${name}-soft`]) {
      for (const ratio of contrasts(name, background)) expect(ratio).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(methods)('shows %s as text and as a filled badge at 4.5:1 or more', (name) => {
    for (const ratio of contrasts(name, 'page')) expect(ratio).toBeGreaterThanOrEqual(4.5)
    for (const ratio of contrasts(name, 'surface')) expect(ratio).toBeGreaterThanOrEqual(4.5)
    for (const ratio of contrasts(name, 'accent-soft')) expect(ratio).toBeGreaterThanOrEqual(4.5)
    for (const ratio of contrasts('method-contrast', name)) expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the accent filled and soft at 4.5:1 or more', () => {
    for (const ratio of contrasts('accent-contrast', 'accent')) expect(ratio).toBeGreaterThanOrEqual(4.5)
    for (const ratio of contrasts('accent', 'accent-soft')) expect(ratio).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the browser’s own frame', () => {
  it('has the colour of the page in both themes', () => {
    const meta = readFileSync(new URL('../browser/preferences/themeColours.ts', import.meta.url), 'utf8')
    expect(meta).toContain(`light: '${hexOf(token('page').light)}', dark: '${hexOf(token('page').dark)}'`)
  })
})
