import { expect, it } from 'vitest'
import type { TokenValue } from '../../contract/themeTokens.ts'
import { checkOwnTokens } from './ownTokens.ts'

function messages(value: TokenValue): string[] {
  const source = { file: 'site.config.ts', text: "theme: {\n  tokens: { '--radius': x } }" }
  return checkOwnTokens({ tokens: { '--radius': value } }, source).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
}

it('accepts values that end where they end', () => {
  expect(messages('oklch(0.4 0.1 220 / calc(1 - 0.5))')).toEqual([])
  expect(messages('"Segoe UI (new", \'Noto\', sans-serif')).toEqual([])
})

it.each(['oklch(0.4 0.1 220', 'a) b (c', '"Segoe UI', 'red /* ours'])('refuses %s', (value) => {
  expect(messages(value)).toEqual([`2:13 The value "${value}" of --radius is not closed.`])
})

it('looks at the value of each theme', () => {
  expect(messages({ light: 'red', dark: 'rgb(0 0 0' })).toEqual([
    '2:13 The value "rgb(0 0 0" of --radius is not closed.',
  ])
})
