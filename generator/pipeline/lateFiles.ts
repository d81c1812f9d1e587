import type { Memory } from '../contract/memory.ts'
import { discoveryFiles } from '../outputs/machines/discoveryFiles.ts'
import { noteIndex } from '../outputs/machines/noteIndex.ts'
import { renderChangelogs, renderTwins, type Twins } from '../pages/markdown/renderTwins.ts'
import type { ContentInput } from '../pages/mdx/renderContent.ts'
import type { ContentFiles } from '../publish/content/writeContent.ts'
import { sampleFiles } from '../samples/sampleFiles.ts'
import { buildSearchFiles } from '../search/searchFiles.ts'
import { keepEntries } from './keepEntries.ts'

/** What the pages say, for those who read it in another way than as pages. */
export type LateInput = ContentInput & Required<Pick<ContentInput, 'downloads'>>

/** The search index of each language. */
export function renderSearch(input: LateInput, memory: Memory): ContentFiles {
  return buildSearchFiles(input, keepEntries(memory))
}

/** The late files but for the search index and the downloads. Twins that are known to be as before are taken over. */
export function renderLate(
  input: LateInput,
  memory: Memory,
  known?: Twins,
): { readonly files: ContentFiles; readonly twins: Twins } {
  const keep = keepEntries(memory)
  const twins = renderTwins(input, known)
  const changelogs = renderChangelogs(input)
  const discovery = discoveryFiles({ ...input, twins, changelogs }, keep)
  const published = noteIndex({ ...input, twins })
  return { files: new Map([...published, ...sampleFiles(input.apis, keep), ...discovery]), twins }
}
