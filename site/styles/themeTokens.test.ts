import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeTokens } from '../../generator/contract/themeTokens.ts'

it('lets a project set every token of the stylesheet, and no other', () => {
  const text = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const declared = [...text.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name)
  expect([...themeTokens].sort()).toEqual([...new Set(declared)].sort())
})
