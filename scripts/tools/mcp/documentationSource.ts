import type { Project } from '../../../generator/index.ts'
import type { Documentation } from '../../../tools/assistant/index.ts'
import { contentFolderOf } from '../../site/cacheFolder.ts'
import { openPages } from '../../site/openPages.ts'
import { searchContent } from '../searchContent.ts'
import { readDocumentation, stampOf } from './readDocumentation.ts'

/** Gives the present documentation. Rejects while the project has errors and nothing was read before. */
export type DocumentationSource = () => Promise<Documentation>

/**
 * Reads a project's generated content, which `npm run search` asks too. When a source was edited, the content is
 * written anew before the next answer; while that fails, the answer uses the last good one.
 */
export function documentationSource(project: Project): DocumentationSource {
  const folder = contentFolderOf(project)
  let known: ({ readonly stamp: string } & Awaited<ReturnType<typeof readDocumentation>>) | undefined
  let reading: Promise<Documentation> | undefined

  async function read(): Promise<Documentation> {
    const content = await searchContent(project)
    const stamp = content && (await stampOf(folder))
    if (content && stamp && stamp !== known?.stamp) {
      const before = known
      known = { stamp, ...(await readDocumentation(content, folder, (config) => openPages(project, config))) }
      await before?.close()
    }
    if (!known) throw new Error('The project has errors: npm run validate tells which.')
    return known.documentation
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
