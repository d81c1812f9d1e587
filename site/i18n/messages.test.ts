import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import englishBook from './book/en.json' with { type: 'json' }
import chineseBook from './book/zh.json' with { type: 'json' }
import englishConsole from './console/en.json' with { type: 'json' }
import chineseConsole from './console/zh.json' with { type: 'json' }
import englishDev from './dev/en.json' with { type: 'json' }
import chineseDev from './dev/zh.json' with { type: 'json' }
import englishIslands from './islands/en.json' with { type: 'json' }
import chineseIslands from './islands/zh.json' with { type: 'json' }
import englishOffline from './offline/en.json' with { type: 'json' }
import chineseOffline from './offline/zh.json' with { type: 'json' }
import englishSearch from './search/en.json' with { type: 'json' }
import chineseSearch from './search/zh.json' with { type: 'json' }
import english from './shell/en.json' with { type: 'json' }
import chinese from './shell/zh.json' with { type: 'json' }

/** Names that a message is filled in with, those within its choices included. */
function argumentsOf(message: string): string[] {
  return [...new Set(namesOf(parse(message)))].sort()
}

function namesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const choices = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesOf(value)) : []
    return [element.value, ...choices]
  })
}

describe.each<[string, Record<string, string>, Record<string, string>]>([
  ['shell', english, chinese],
  ['search', englishSearch, chineseSearch],
  ['islands', englishIslands, chineseIslands],
  ['book debugger', englishBook, chineseBook],
  ['console', englishConsole, chineseConsole],
  ['offline', englishOffline, chineseOffline],
  ['panel of findings', englishDev, chineseDev],
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
