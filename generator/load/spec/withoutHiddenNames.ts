import { findTarget, isLiteral, isRemote, parseReference } from './resolveRefs.ts'
import { childNodes, isRecord, type LoadedSpec, type SpecNode, valueAt } from './spec.ts'
import { fileNode, withFiles } from './withFiles.ts'

/** What names an operation, channel or message that is left out goes with it: links, replacements, sessions. */
export function withoutHiddenNames(spec: LoadedSpec, before: LoadedSpec): LoadedSpec {
  const names = [namesOf(before), namesOf(spec)] as const
  const isGone = (value: unknown) => names[0].has(value) && !names[1].has(value)
  const isGoneAt = (reference: unknown, { file }: SpecNode) =>
    typeof reference === 'string' &&
    !isRemote(reference) &&
    findTarget(before, parseReference(reference, file)) !== undefined &&
    findTarget(spec, parseReference(reference, file)) === undefined
  const visit = (node: SpecNode, keyword: string | undefined): unknown => {
    const { value } = node
    if (keyword === 'x-replaced-by') return shownReplacement(value, isGone)
    if (Array.isArray(value)) {
      const kept = childNodes(node).filter(({ node: item }) => !isOfHiddenMessage(item, keyword, isGone))
      return kept.map(({ node: item }) => visit(item, undefined))
    }
    if (!isRecord(value)) return value
    const isHiddenLink = ({ value: link }: SpecNode) =>
      keyword === 'links' && isRecord(link) && (isGone(link.operationId) || isGoneAt(link.operationRef, node))
    const members = childNodes(node).flatMap(({ key, node: child }) => {
      if (isLiteral(key, child.value)) return [[key, child.value] as const]
      if (isHiddenLink(child) || (key === 'x-connection-token' && isGone(valueAt(child, 'operation')))) return []
      const shown = visit(child, key)
      return shown === undefined ? [] : [[key, shown] as const]
    })
    return Object.fromEntries(members)
  }
  return withFiles(spec, (file) => visit(fileNode(file), undefined))
}

function isOfHiddenMessage(
  { value }: SpecNode,
  keyword: string | undefined,
  isGone: (value: unknown) => boolean,
): boolean {
  return keyword === 'x-conversation' && isRecord(value) && (isGone(value.send) || isGone(value.receive))
}

/** Names of operations, and keys of what an AsyncAPI document names by its keys. */
function namesOf(spec: LoadedSpec): ReadonlySet<unknown> {
  const names = new Set<unknown>()
  const visit = (value: unknown, keyword: string | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    if (isRecord(value) && typeof value.operationId === 'string') names.add(value.operationId)
    const areNamed = keyword === 'channels' || keyword === 'operations' || keyword === 'messages'
    for (const [key, member] of Object.entries(value)) {
      if (areNamed) names.add(key)
      // A link names an operation of somewhere else.
      if (!isLiteral(key, member) && key !== 'links') visit(member, key)
    }
  }
  for (const { value } of spec.files.values()) visit(value, undefined)
  return names
}

/** One that says nothing more is left out. */
function shownReplacement(value: unknown, isGone: (value: unknown) => boolean): unknown {
  if (!isRecord(value)) return isGone(value) ? undefined : value
  const { operations, channels, ...rest } = value
  const shown = (list: unknown) => (Array.isArray(list) ? list.filter((name) => !isGone(name)) : list)
  return {
    ...(operations === undefined ? {} : { operations: shown(operations) }),
    ...(channels === undefined ? {} : { channels: shown(channels) }),
    ...rest,
  }
}
