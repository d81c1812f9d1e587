import type { Project } from '../../../generator/index.ts'
import { type Assistant, createAssistant } from '../../../generator/tools/assistant/index.ts'
import { contentFolderOf } from '../../build/cacheFolder.ts'
import { searchContent } from '../searchContent.ts'
import { readDocumentation, stampOf } from './readDocumentation.ts'

/** Gives what answers about the documentation as it is now. Rejects while the project has errors and nothing was read before. */
export type AssistantSource = () => Promise<Assistant>

/**
 * Answers from a project's generated content, which `npm run search` asks too. When a source was edited, the content is
 * written anew before the next answer; while that cannot be done, the last good one is told.
 */
export function assistantSource(project: Project): AssistantSource {
  const folder = contentFolderOf(project)
  let known: { readonly stamp: string; readonly assistant: Assistant } | undefined
  let reading: Promise<Assistant> | undefined

  async function read(): Promise<Assistant> {
    const content = await searchContent(project)
    const stamp = content && (await stampOf(folder))
    if (content && stamp && stamp !== known?.stamp) {
      known = { stamp, assistant: createAssistant(await readDocumentation(content, folder)) }
    }
    if (!known) throw new Error('The project has errors: npm run validate tells which.')
    return known.assistant
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}
