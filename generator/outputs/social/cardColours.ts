import type { SiteConfig } from '../../contract/config.ts'
import type { CardColours } from '../../contract/socialCard.ts'

/** The light colours of tokens.css. */
export const lightTokens = {
  '--color-page': 'oklch(0.993 0.003 95)',
  '--color-text': 'oklch(0.252 0.014 250)',
  '--color-muted': 'oklch(0.465 0.014 250)',
  '--color-line': 'oklch(0.898 0.006 95)',
  '--color-accent': 'oklch(0.425 0.085 222)',
  '--color-method-contrast': 'oklch(1 0 0)',
  '--color-get': 'oklch(0.48 0.13 255)',
  '--color-post': 'oklch(0.47 0.105 152)',
  '--color-put': 'oklch(0.5 0.1 72)',
  '--color-patch': 'oklch(0.48 0.095 110)',
  '--color-delete': 'oklch(0.5 0.17 27)',
  '--color-websocket': 'oklch(0.48 0.16 300)',
} as const

type Token = keyof typeof lightTokens

const methodTokens: Readonly<Record<string, Token>> = {
  GET: '--color-get',
  POST: '--color-post',
  PUT: '--color-put',
  PATCH: '--color-patch',
  DELETE: '--color-delete',
  WS: '--color-websocket',
}

/** The colours of a card: the project's own where a picture can be drawn in them, that is as `#1a2b3c` or `oklch(…)`. */
export function cardColours(theme: SiteConfig['theme'], method = ''): CardColours {
  const colour = (token: Token) => {
    const own = theme?.tokens[token]
    const light = typeof own === 'object' ? own.light : own
    return light !== undefined && drawable.test(light.trim()) ? light.trim() : lightTokens[token]
  }
  return {
    page: colour('--color-page'),
    text: colour('--color-text'),
    muted: colour('--color-muted'),
    line: colour('--color-line'),
    accent: colour('--color-accent'),
    method: colour(methodTokens[method] ?? '--color-muted'),
    onMethod: colour('--color-method-contrast'),
  }
}

const drawable = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|oklch\(\s*[\d.]+%?\s+[\d.]+\s+[\d.]+(?:deg)?\s*\))$/i
