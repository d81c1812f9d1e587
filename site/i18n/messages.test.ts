import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import english from './shell/en.json' with { type: 'json' }
import chinese from './shell/zh.json' with { type: 'json' }

function argumentsOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort()
}

describe('messages of the shell', () => {
  it('exist in Chinese exactly where they exist in English', () => {
    expect(Object.keys(chinese)).toEqual(Object.keys(english))
  })

  it.each(Object.keys(english) as (keyof typeof english)[])(
    '%s is well-formed and takes the same arguments in both languages',
    (id) => {
      expect(() => parse(english[id])).not.toThrow()
      expect(() => parse(chinese[id])).not.toThrow()
      expect(argumentsOf(chinese[id])).toEqual(argumentsOf(english[id]))
    },
  )
})
