import { describe, expect, it } from 'vitest'
import { changeTexts, generalTexts, machineTexts, reportTexts, skeletonTexts, titleTexts } from './catalogs.ts'

describe.each([
  ['changes', changeTexts],
  ['general', generalTexts],
  ['machines', machineTexts],
  ['report', reportTexts],
  ['skeletons', skeletonTexts],
  ['titles', titleTexts],
])('the texts of %s', (_name, catalog) => {
  const namesIn = (locale: string) => Object.keys(catalog.written(locale)).sort()

  it('are all in Chinese', () => {
    expect(namesIn('zh')).toEqual(namesIn('en'))
  })

  it.each(catalog.locales())('have no name in %s that English does not have', (locale) => {
    expect(namesIn(locale).filter((name) => !namesIn('en').includes(name))).toEqual([])
  })
})
