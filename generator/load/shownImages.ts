import type { Image } from 'mdast'
import type { SourceLocation } from '../contract/diagnostics.ts'
import { nodesOf } from '../markdown/nodesOf.ts'
import { parseMarkdown } from '../markdown/parseMarkdown.ts'
import { withoutHtml } from '../markdown/withoutHtml.ts'
import { asText } from './document/asText.ts'
import { forAudience } from './document/forAudience.ts'
import { proseNodes } from './document/proseNodes.ts'
import { type LoadedSpec, locationOf } from './document/spec.ts'

/** A picture that a text shows. */
export interface ShownImage extends SourceLocation {
  readonly url: string
  /** Of a description: id of its API. */
  readonly api?: string
  /** Of a snippet: the guide that the address starts from. */
  readonly guide?: string
}

/** The pictures of a spec that the audience of the build sees. */
export function shownImages(spec: LoadedSpec, audience: string | undefined): ShownImage[] {
  const all = imagesOfSpec(spec)
  if (all.length === 0) return all
  const seen = new Set(imagesOfSpec(forAudience(spec, audience)).map(({ url }) => url))
  return all.filter(({ url }) => seen.has(url))
}

/** Each address of a file once: several objects may share a description. */
function imagesOfSpec({ api, files }: LoadedSpec): ShownImage[] {
  const found = new Map<string, ShownImage>()
  for (const { path: file, value } of files.values()) {
    for (const { value: text, pointer } of proseNodes({ path: file, value })) {
      for (const url of imagesIn(asText(text))) {
        const key = `${file} ${url}`
        if (!found.has(key)) found.set(key, { url, api, ...locationOf({ files }, { file, pointer }) })
      }
    }
  }
  return [...found.values()]
}

function imagesIn(text: string): string[] {
  if (!/!\[|<img\s/i.test(text)) return []
  const nodes = [...nodesOf(parseMarkdown(withoutHtml(text)))]
  return nodes.filter((node): node is Image => node.type === 'image').map(({ url }) => url)
}
