import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { isChangelog, isDay } from '../../contract/changelog.ts'
import { headingIdentity } from '../../contract/ids.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'

/** One statement of a changelog: an item of a list, or a paragraph. */
export interface ChangelogItem {
  readonly date: string
  readonly content: readonly PhrasingContent[]
}

/** Items of a guide below headings that are dates; none for a guide without dates. */
export function changelogItems({ headings, text }: Pick<Guide, 'headings' | 'text'>): ChangelogItem[] {
  if (!isChangelog(headings)) return []
  let date: string | undefined
  const items: ChangelogItem[] = []
  let remark: readonly PhrasingContent[] = []
  for (const node of parseMdx(text).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      date = dateOf(node)
      remark = []
    }
    if (date === undefined) continue
    const own = date
    if (node.type === 'paragraph' && !mentionsAnything(node)) remark = node.children
    else items.push(...contentsOf(node).map((content) => ({ date: own, content: withRemark(remark, content) })))
  }
  return items
}

function dateOf(heading: RootContent): string | undefined {
  const { id } = headingIdentity(textOfTree(heading), (text) => text)
  return isDay(id) ? id : undefined
}

function contentsOf(node: RootContent): (readonly PhrasingContent[])[] {
  if (node.type === 'paragraph') return [node.children]
  return node.type === 'list' ? itemsOf(node) : []
}

function itemsOf({ children }: List): (readonly PhrasingContent[])[] {
  return children.flatMap((item) => {
    const [first, ...others] = item.children
    const own = first?.type === 'paragraph' ? [first.children] : []
    return [...own, ...others.flatMap((node) => contentsOf(node))]
  })
}

/** Whether a paragraph has a link or code. A paragraph without either, such as the source of a date, belongs to the next item. */
function mentionsAnything({ children }: Paragraph): boolean {
  return children.some(({ type }) => type === 'link' || type === 'inlineCode')
}

function withRemark(remark: readonly PhrasingContent[], content: readonly PhrasingContent[]): PhrasingContent[] {
  const last = remark.at(-1)
  if (!last) return [...content]
  // Chinese sentences follow one another without a space; bold text that ends in a full stop needs one to be closed.
  const isEnded = last.type === 'text' && /[。！？]$/.test(last.value)
  return isEnded ? [...remark, ...content] : [...remark, { type: 'text', value: ' ' }, ...content]
}
