import { discoveryFiles } from '../discovery/discoveryFiles.ts'
import { noteIndex } from '../discovery/noteIndex.ts'
import type { ContentInput } from '../render/renderContent.ts'
import { renderChangelogs, renderTwins, type Twins } from '../render/renderTwins.ts'
import { sampleFiles } from '../samples/sampleFiles.ts'
import { buildSearchFiles } from '../search/searchFiles.ts'
import type { ContentFiles } from '../write/writeContent.ts'

/** What the pages say, for those who read it in another way than as pages. */
export type LateInput = ContentInput & Required<Pick<ContentInput, 'downloads'>>

/** The search index of each language. */
export function renderSearch(input: LateInput): ContentFiles {
  return buildSearchFiles(input)
}

/** The late files but for the search index and the downloads. Twins that are known are taken over where their pages have not changed. */
export function renderLate(input: LateInput, known?: Twins): { readonly files: ContentFiles; readonly twins: Twins } {
  const twins = renderTwins(input, known)
  const texts = new Map([...twins].map(([file, { text }]) => [file, text]))
  const changelogs = renderChangelogs(input)
  const discovery = discoveryFiles({ ...input, twins: texts, changelogs })
  const published = noteIndex({ ...input, twins: texts })
  return { files: new Map([...published, ...sampleFiles(input.apis), ...discovery]), twins }
}
