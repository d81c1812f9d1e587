import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSpec } from '../../generator/load/readSpec.ts'
import site from '../../site.config.ts'
import { openQuestionsPage } from './openQuestionsPage.ts'

it('lists what the specs leave open (vitest -u writes it)', async () => {
  const root = resolve(import.meta.dirname, '../..')
  const sources = (site.apis ?? []).flatMap(({ id, specs }) => specs.map((path) => ({ api: id, root, path })))
  const specs = await Promise.all(sources.map((source) => readSpec(source)))
  await expect(openQuestionsPage(specs.map(({ value }) => value))).toMatchFileSnapshot('../../docs/open-questions.md')
})
