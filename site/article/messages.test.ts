import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { extensions } from '../../generator/load/document/extensions.schema.ts'
import english from '../i18n/reference/en.json'
import chinese from '../i18n/reference/zh.json'
import { wordsOf } from './messages.ts'

/** Names of the arguments of an ICU message, those inside its choices too. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const choices =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [element.value, ...choices]
  })
  return [...new Set(names)].sort()
}

function sourceTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

describe('messages of the article', () => {
  it('exist in Chinese exactly where they exist in English', () => {
    expect(Object.keys(chinese)).toEqual(Object.keys(english))
  })

  it.each(Object.keys(english) as (keyof typeof english)[])('%s takes the same arguments in both languages', (id) => {
    expect(argumentsOf(parse(chinese[id]))).toEqual(argumentsOf(parse(english[id])))
  })

  it('are all used', () => {
    const others = ['../../generator/model/view', '../server/page']
    const folders = [import.meta.dirname, ...others.map((folder) => join(import.meta.dirname, folder))]
    const told = Object.values(extensions).map(({ told }) => `'${told?.message}'`)
    const texts = [...folders.flatMap(sourceTexts), ...told].join('\n')
    const families = [...texts.matchAll(/`(reference\.[\w.]*)\$\{/g)].map(([, start = '']) => start)
    const unused = Object.keys(english).filter(
      (id) =>
        !new RegExp(`['"]${id}['"]`).test(texts) &&
        !families.some((start) => start !== 'reference.' && id.startsWith(start)),
    )
    expect(unused).toEqual([])
  })

  it('speak English where a language has no messages', () => {
    expect(wordsOf('fr').text('reference.required')).toBe('required')
  })
})
