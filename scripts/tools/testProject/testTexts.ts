import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath } from '../../../generator/index.ts'
import { createShownWords, findLostTexts } from '../../../tools/audit/index.ts'
import { filesBelow } from '../../command/filesBelow.ts'
import { type BuiltProject, casesByFile, type Tested } from './builtProject.ts'

/** Looks for the texts of the specs on the pages in their language. Pages of frozen versions are made from other specs. */
export async function testTexts({ site: { config, routes, specs }, out }: BuiltProject): Promise<Tested> {
  const [first] = config.locales
  const own = routes.routes.filter(({ locale }) => locale === first?.code)
  const addresses = new Set(own.map(({ url }) => normalizePath(url)))
  const shown = createShownWords()
  for (const name of filesBelow(out).filter((file) => file.endsWith('.html')))
    if (addresses.has(normalizePath(`/${name}`))) shown.add(await readFile(join(out, name), 'utf8'))
  const files = specs.flatMap((spec) => [...spec.files.keys()])
  // Specs of one API share files.
  const lost = new Map(
    specs.flatMap((spec) => findLostTexts(spec, shown)).map((own) => [`${own.file}:${own.line}:${own.column}`, own]),
  )
  return { cases: casesByFile(files, [...lost.values()]), skipped: [] }
}
