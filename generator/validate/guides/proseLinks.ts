import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Catalog } from '../../contract/catalog.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { noMemory } from '../../contract/memory.ts'
import { asText } from '../../load/document/asText.ts'
import { proseNodes } from '../../load/document/proseNodes.ts'
import { type LoadedSpec, locationOf, type SpecFile, type SpecNode } from '../../load/document/spec.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import type { LinkCheck } from './links.ts'

/** Links in the prose of a spec that lead to no page of the site, or to no anchor of a page. */
export function checkSpecLinks(
  { files }: Pick<LoadedSpec, 'files'>,
  check: LinkCheck,
  memory = noMemory,
): Diagnostic[] {
  return [...files.values()].flatMap((file) =>
    memory
      .keep(`links ${file.path}`, file.text, () => linksOfFile(file))
      .flatMap(({ url, pointer }) =>
        check(url).map((problem) => {
          const place = locationOf({ files }, { file: file.path, pointer })
          return { severity: 'error' as const, ...problem, ...place }
        }),
      ),
  )
}

interface ProseLink extends Pick<SpecNode, 'pointer'> {
  readonly url: string
}

function linksOfFile(file: SpecFile): ProseLink[] {
  return proseNodes(file)
    .filter(({ value }) => mayHoldLink(asText(value)))
    .flatMap(({ value: text, pointer }) => linksIn(asText(text)).map((url) => ({ url, pointer })))
}

/** Links in the translations of the prose that lead to no page or to no anchor. */
export function checkCatalogLinks({ file, locale, messages, lines }: Catalog, check: LinkCheck): Diagnostic[] {
  return [...messages]
    .filter(([, text]) => mayHoldLink(text))
    .flatMap(([source, text]) =>
      linksIn(text).flatMap((url) =>
        check(url, { locale }).map((problem) => ({
          ...{ severity: 'error' as const, ...problem },
          ...{ file, line: lines?.get(source) ?? 1, column: 1 },
        })),
      ),
    )
}

function mayHoldLink(text: string): boolean {
  return /\]\s*[(:]/.test(text)
}

function linksIn(text: string): string[] {
  const links: string[] = []
  visit(parseMarkdown(text), (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url)
  })
  return links
}
