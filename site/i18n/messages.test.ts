import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import englishSearch from './search/en.json' with { type: 'json' }
import chineseSearch from './search/zh.json' with { type: 'json' }
import english from './shell/en.json' with { type: 'json' }
import chinese from './shell/zh.json' with { type: 'json' }

function argumentsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name))].sort()
}

describe.each<[string, Record<string, string>, Record<string, string>]>([
  ['shell', english, chinese],
  ['search', englishSearch, chineseSearch],
])('messages of the %s', (_room, inEnglish, inChinese) => {
  it('exist in Chinese exactly where they exist in English', () => {
    expect(Object.keys(inChinese)).toEqual(Object.keys(inEnglish))
  })

  it.each(Object.keys(inEnglish))('%s is well-formed and takes the same arguments in both languages', (id) => {
    const [source = '', translation = ''] = [inEnglish[id], inChinese[id]]
    expect(() => parse(source)).not.toThrow()
    expect(() => parse(translation)).not.toThrow()
    expect(argumentsOf(translation)).toEqual(argumentsOf(source))
  })
})
