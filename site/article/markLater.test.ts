import { describe, expect, it } from 'vitest'
import { markLater } from './markLater.ts'

function paragraphs(count: number): string {
  return '<p>x</p>'.repeat(count)
}

function groupsIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/ data-later="(\d+)"/g), ([, group = '']) => group))]
}

describe('markLater', () => {
  it('leaves an article alone that is laid out at once', () => {
    expect(markLater(paragraphs(200))).toBe(paragraphs(200))
  })

  it('numbers what comes after the beginning by groups', () => {
    const html = markLater(paragraphs(500))
    expect(html.startsWith(`${paragraphs(200)}<p data-later="1">x</p>`)).toBe(true)
    expect(html.split(' data-later="1"')).toHaveLength(201)
    expect(html.split(' data-later="2"')).toHaveLength(101)
    expect(html.replaceAll(/ data-later="\d"/g, '')).toBe(paragraphs(500))
  })

  it('marks a part with everything in it', () => {
    const list = `<ul class="a">${'<li>x</li>'.repeat(300)}</ul>`
    expect(markLater(`${paragraphs(200)}${list}<p>y</p>`)).toBe(
      `${paragraphs(200)}${list.replace('<ul', '<ul data-later="1"')}<p data-later="2">y</p>`,
    )
  })

  it('fills the first screen before anything waits, however large what stands there is', () => {
    const list = `<ul>${'<li>x</li>'.repeat(300)}</ul>`
    expect(markLater(`<p>x</p>${list}<p>y</p>`)).toBe(`<p>x</p>${list}<p data-later="1">y</p>`)
  })

  it('divides an operation and its text, and nothing that would be laid out in another way', () => {
    const operation = `<section class="operation channel"><div class="operation-text">${paragraphs(300)}</div></section>`
    expect(markLater(operation)).toContain(`<div class="operation-text">${paragraphs(198)}<p data-later="1">x</p>`)
    expect(groupsIn(markLater(`<div class="tabs">${paragraphs(300)}</div>`))).toEqual([])
  })

  it('is not misled by marks in attributes or elements without an end', () => {
    const parts = '<p title="a > b </p>" data-text=\'"\'>x<br/><img src="a.png"/></p>'
    expect(groupsIn(markLater(parts.repeat(100)))).toEqual(['1'])
  })

  it('leaves HTML alone that closes what it has not opened, or does not close what it has', () => {
    for (const html of [`${paragraphs(300)}</div>`, `<div>${paragraphs(300)}`, `<b><i>${paragraphs(300)}</b></i>`])
      expect(markLater(html)).toBe(html)
  })
})
