import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Catalog } from '../../contract/catalog.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { noMemory } from '../../contract/memory.ts'
import { asText } from '../../load/spec/asText.ts'
import { isLiteral, mapsOfNames } from '../../load/spec/resolveRefs.ts'
import { childNodes, type LoadedSpec, locationOf, type SpecFile, type SpecNode } from '../../load/spec/spec.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import type { LinkCheck } from './links.ts'

/** Links in the prose of a spec that lead to no page of the site, or to nothing on it. */
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

function linksOfFile({ path, value }: SpecFile): ProseLink[] {
  return proseNodes({ value, file: path, pointer: [] }).flatMap(({ value: text, pointer }) =>
    linksIn(asText(text)).map((url) => ({ url, pointer })),
  )
}

/** The same in the translations of its prose. */
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

/** Texts that may hold a link; examples and other values are data, and each shared object is visited once. */
function proseNodes(root: SpecNode): SpecNode[] {
  const found: SpecNode[] = []
  const seen = new Set<unknown>()
  const visitNode = (node: SpecNode, keyword: string | undefined): void => {
    if (typeof node.value === 'string' && mayHoldLink(node.value)) found.push(node)
    if (typeof node.value !== 'object' || node.value === null || seen.has(node.value)) return
    seen.add(node.value)
    const areNames = keyword !== undefined && mapsOfNames.has(keyword) && !Array.isArray(node.value)
    for (const { key, node: child } of childNodes(node)) {
      if (areNames) visitNode(child, undefined)
      else if (!isLiteral(key, child.value)) visitNode(child, key)
    }
  }
  visitNode(root, undefined)
  return found
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
