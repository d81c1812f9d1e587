import type { RootContent } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { type ChangelogSection, isDay } from '../../contract/changelog.ts'
import { headingIdentity } from '../../contract/ids.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { plainBlocks } from '../markdown/guideMarkdown.ts'
import type { MarkdownContext } from '../markdown/markdownContext.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'

/** What stands below each heading of a guide that is a day, newest first; two headings of one day are one section. */
export function changelogSections({ text }: Pick<Guide, 'text'>, context: MarkdownContext): ChangelogSection[] {
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
      content: stringifyMarkdown(withAddresses(plainBlocks(own, context), context.addressOf)),
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}
