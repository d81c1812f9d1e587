import type { PhrasingContent, RootContent } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { type ChangelogSection, isDay } from '../../contract/changelog.ts'
import { headingIdentity } from '../../contract/ids.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { asBlocks } from '../mdx/asBlocks.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'

/**
 * Sections of a guide by the headings that are days, newest first; two headings of one day are one section. `addressOf`
 * gives the full address of a site path.
 */
export function changelogSections(
  { text }: Pick<Guide, 'text'>,
  addressOf: (path: string) => string,
): ChangelogSection[] {
  const sections = new Map<string, { title: string; blocks: RootContent[] }>()
  let blocks: RootContent[] | undefined
  for (const node of parseMdx(text).children) {
    if (node.type !== 'heading' || node.depth > 2) {
      blocks?.push(node)
      continue
    }
    const { id, text: title } = headingIdentity(textOfTree(node), (own) => own)
    const section = isDay(id) ? (sections.get(id) ?? { title, blocks: [] }) : undefined
    if (section) sections.set(id, section)
    blocks = section?.blocks
  }
  return [...sections]
    .map(([day, { title, blocks: own }]) => ({
      day,
      title,
      content: stringifyMarkdown(withAddresses(own.flatMap(plain), addressOf)),
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** A node for readers of feeds, without components: their content stays, and nothing runs. */
function plain(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return []
    case 'mdxJsxFlowElement':
      return asBlocks(plainChildren(node))
    case 'mdxJsxTextElement':
      return node.name === 'Change' ? [{ type: 'strong', children: node.children }] : plainChildren(node)
    case 'heading':
      return [{ ...node, children: withoutId(plainChildren(node) as PhrasingContent[]) }]
    default:
      return 'children' in node ? [{ ...node, children: plainChildren(node) } as RootContent] : [node]
  }
}

function plainChildren({ children }: { readonly children: readonly unknown[] }): RootContent[] {
  return children.flatMap((child) => plain(child as RootContent))
}

/** Takes an explicit `[#id]` off the end of a heading. */
function withoutId(content: readonly PhrasingContent[]): PhrasingContent[] {
  const last = content.at(-1)
  if (last?.type !== 'text') return [...content]
  return [...content.slice(0, -1), { ...last, value: headingIdentity(last.value, () => '').text }]
}
