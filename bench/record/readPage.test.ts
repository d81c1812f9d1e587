import { expect, it } from 'vitest'
import { anchorsOf, mainOf } from './readPage.ts'

const page =
  '<!doctype html><body id="top"><main id=content><p>See id="text".</p><template><i id="kept"></i></template></main></body>'

it('finds ids in the order of the page, those of templates too', () => {
  expect(anchorsOf(page)).toEqual(['top', 'content', 'kept'])
})

it('writes what is in main as it stands, a line a tag', () => {
  expect(mainOf(page)).toBe(
    '<main id=content>\n<p>See id="text".</p>\n<template>\n<i id="kept">\n</i>\n</template>\n</main>\n',
  )
})
