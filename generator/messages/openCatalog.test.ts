import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { fillText, sayWith } from './fillText.ts'
import { openCatalog } from './openCatalog.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
writeFileSync(join(folder, 'en.json'), '{ "news": "News of {brand}: {title}", "pages": "Pages" }')
writeFileSync(join(folder, 'zh.json'), '{ "news": "{brand} 资讯：{title}" }')
const catalog = openCatalog<'news' | 'pages'>(pathToFileURL(`${folder}/`), 'machines.')

afterAll(() => rmSync(folder, { recursive: true }))

test('a language is a file', () => {
  expect(catalog.locales()).toEqual(['en', 'zh'])
})

test('what a language does not say is said in English', () => {
  expect(catalog.textsIn('zh')).toEqual({ news: '{brand} 资讯：{title}', pages: 'Pages' })
  expect(catalog.textsIn('fr')).toEqual({ news: 'News of {brand}: {title}', pages: 'Pages' })
})

test('a variant of a language has the texts of the language', () => {
  expect(catalog.textsIn('zh-TW').news).toBe('{brand} 资讯：{title}')
})

test('a project replaces texts, in languages without a file too', () => {
  const own = { zh: { 'machines.pages': '页面' }, fr: { 'machines.pages': 'Pages du site', pages: 'No' } }
  expect(catalog.textsIn('zh', own)).toEqual({ news: '{brand} 资讯：{title}', pages: '页面' })
  expect(catalog.textsIn('fr', own).pages).toBe('Pages du site')
})

test('a text has its places filled, but for those without a value', () => {
  const say = sayWith(catalog.textsIn('zh'))
  expect(say('news', { brand: 'Meridian', title: '$&' })).toBe('Meridian 资讯：$&')
  expect(fillText('{count} of {all}', { count: 2 })).toBe('2 of {all}')
})
