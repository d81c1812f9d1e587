import type { Label, Prose } from '../contract/annotations.ts'
import type { Tag, TagGroup } from '../contract/reference.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, scalarText, textOf } from './context.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow, membersOf } from './follow.ts'
import { inTurn } from './operationHead.ts'
import { withTraits } from './traits.ts'

/** The tags of a list, which may be references. */
export function readTags(
  list: SpecNode,
  context: ModelContext,
  isWanted: (tag: SpecNode) => boolean = () => true,
): Tag[] {
  return membersOf(list, context).flatMap(({ node }) => {
    const name = scalarText(valueAt(node, 'name'))
    if (name === undefined || !isWanted(node)) return []
    const [shown, summary] = [valueAt(node, 'x-displayName'), valueAt(node, 'summary')]
    const text = context.translator.prose(follow(childNode(node, 'description'), context)?.value)
    const description = together(text, linkToMore(node, context))
    return compact<Tag>({
      name,
      title: context.translator.title(shown ?? summary ?? name) ?? context.translator.name(name),
      page: textOf(valueAt(node, 'x-page')),
      sidebarLabel: context.translator.prose(valueAt(node, 'x-sidebar-label')),
      description: shown === undefined ? description : together(context.translator.prose(summary), description),
      parent: textOf(valueAt(node, 'parent')),
      kind: textOf(valueAt(node, 'kind')),
    })
  })
}

function together(first: Prose | undefined, second: Prose | undefined): Prose | undefined {
  return first && second ? inTurn(first, second) : (first ?? second)
}

/** Further reading is the last paragraph of a description: wherever the tag is described, the link is too. */
function linkToMore(tag: SpecNode, context: ModelContext): Prose | undefined {
  const docs = readExternalDocs(childNode(tag, 'externalDocs'), context)
  if (!docs) return undefined
  const { url, description = context.translator.name(url) } = docs
  const address = url.replaceAll(/[<>\s]/g, encodeURIComponent)
  const link = (text: string) => `[${text.trim().replaceAll(/[[\]\\]/g, '\\$&')}](<${address}>)`
  return Object.fromEntries(Object.entries(description).map(([locale, text]) => [locale, link(text)]))
}

/** The tags of an AsyncAPI document. A channel or an operation may describe tags that the document does not list. */
export function readSocketTags(root: SpecNode, context: ModelContext): Tag[] {
  const listed = [root, childNode(root, 'info')].flatMap((owner) => readTags(childNode(owner, 'tags'), context))
  const entries = ['channels', 'operations'].flatMap((part) => membersOf(childNode(root, part), context))
  const described = entries
    .flatMap(({ node }) => [node, childNode(node, 'publish'), childNode(node, 'subscribe')])
    .flatMap((owner) => withTraits(owner, context).members('tags'))
    .flatMap((list) => readTags(list, context))
    .filter(({ description }) => description !== undefined)
  const tags = new Map<string, Tag>()
  for (const tag of [...listed, ...described]) tags.set(tag.name, { ...tag, ...tags.get(tag.name) })
  return [...tags.values()]
}

/** Tags of another kind than navigation (OpenAPI 3.2), by name: they sort operations and do not lead to them. */
export function readLabels(root: SpecNode, context: ModelContext): ReadonlyMap<string, Label> {
  const isLabel = (tag: SpecNode) => ![undefined, 'nav'].includes(textOf(valueAt(tag, 'kind')))
  const tags = readTags(childNode(root, 'tags'), context, isLabel)
  return new Map(tags.map(({ name, title, description }) => [name, compact<Label>({ name: title, description })]))
}

/** Groups of tags as other tools write them. */
export function readTagGroups(root: SpecNode, { translator }: ModelContext): TagGroup[] | undefined {
  const groups = childNodes(childNode(root, 'x-tagGroups')).flatMap(({ node }): TagGroup[] => {
    const [title, tags] = [translator.title(valueAt(node, 'name')), valueAt(node, 'tags')]
    return title && Array.isArray(tags) ? [{ title, tags: tags.map(asText) }] : []
  })
  return groups.length > 0 ? groups : undefined
}
