import { nameOfStep } from '../../contract/jsonPointer.ts'
import { goneFields, goneNames } from './goneNames.ts'
import { findTarget, isLiteral, isRemote, parseReference } from './resolveRefs.ts'
import { childNodes, isRecord, type LoadedSpec, type SpecNode, valueAt } from './spec.ts'
import { fileNode, withFiles } from './withFiles.ts'

/**
 * The spec without links, replacements, sessions and pointers that name a hidden operation, channel, message or field.
 * `elsewhere` are hidden names of other APIs, as `api#id`.
 */
export function withoutHiddenNames(
  spec: LoadedSpec,
  before: LoadedSpec,
  elsewhere: ReadonlySet<string> = new Set(),
): LoadedSpec {
  const gone = goneNames(before, spec)
  const fields = goneFields(before, spec)
  const isGone = (value: unknown) => typeof value === 'string' && (gone.has(value) || elsewhere.has(value))
  const isGoneAt = (reference: unknown, { file }: SpecNode) =>
    typeof reference === 'string' &&
    !isRemote(reference) &&
    findTarget(before, parseReference(reference, file)) !== undefined &&
    findTarget(spec, parseReference(reference, file)) === undefined
  const visit = (node: SpecNode, keyword: string | undefined): unknown => {
    const { value } = node
    if (keyword === 'x-replaced-by') return shownReplacement(value, isGone, fields)
    if (Array.isArray(value)) {
      const kept = childNodes(node).filter(({ node: item }) => !isOfHiddenMessage(item, keyword, isGone))
      return kept.map(({ node: item }) => visit(item, undefined)).filter((item) => item !== undefined)
    }
    if (typeof value === 'string')
      return namesField(value, fields, /^\{?\$(?:request|response|message)\./) ? undefined : value
    if (!isRecord(value)) return value
    const isHiddenLink = ({ value: link }: SpecNode) =>
      keyword === 'links' && isRecord(link) && (isGone(link.operationId) || isGoneAt(link.operationRef, node))
    const members = childNodes(node).flatMap(({ key, node: child }) => {
      if (isLiteral(key, child.value)) return [[key, child.value] as const]
      if (isHiddenLink(child) || (key === 'x-connection-token' && isGone(valueAt(child, 'operation')))) return []
      if (
        keyword === 'callbacks' &&
        isRecord(child.value) &&
        namesField(Object.keys(child.value)[0] ?? '', fields, /\$/)
      )
        return []
      if (key === 'x-book' && namesAny(child.value, fields)) return []
      const shown = Object.hasOwn(naming, key) ? withShownFields(child.value, naming[key], fields) : visit(child, key)
      return shown === undefined ? [] : [[key, shown] as const]
    })
    const shown = Object.fromEntries(members)
    // An object with a location has no meaning without the location.
    return typeof value.location === 'string' && shown.location === undefined ? undefined : shown
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

/** Extensions whose texts name fields, or point at them, and the member without which they have no meaning. */
const naming: Readonly<Record<string, string | undefined>> = {
  'x-sequence': 'id',
  'x-connection-token': 'token',
  'x-success': undefined,
  'x-pagination': undefined,
}

function withShownFields(value: unknown, needed: string | undefined, fields: ReadonlySet<string>): unknown {
  if (!isRecord(value)) return value
  const shown = Object.entries(value).filter(
    ([key, text]) => !fields.has(key) && !(typeof text === 'string' && namesField(text, fields, /^/)),
  )
  const members = Object.fromEntries(shown)
  return needed !== undefined && value[needed] !== undefined && members[needed] === undefined ? undefined : members
}

/** Whether a value has a member of these names, or a text with one: pointers and frames of a book. */
function namesAny(value: unknown, fields: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return namesField(value, fields, /^/)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, member]) => fields.has(key) || namesAny(member, fields))
}

/** Whether a text of a form is the name of a field or has a field as a step: `$message.payload#/data/id`. */
function namesField(text: string, fields: ReadonlySet<string>, form: RegExp): boolean {
  if (!form.test(text)) return false
  return fields.has(text) || text.split(/[/.}]/).some((step) => fields.has(nameOfStep(step)))
}

/** The members of a replacement that readers may see. */
function shownReplacement(value: unknown, isGone: (value: unknown) => boolean, hidden: ReadonlySet<string>): unknown {
  if (!isRecord(value)) {
    const kept = [value].flat().filter((name) => !isGone(name))
    return Array.isArray(value) ? kept : kept[0]
  }
  const { operations, channels, fields, ...rest } = value
  const shown = (list: unknown) => (Array.isArray(list) ? list.filter((name) => !isGone(name)) : list)
  const renamed = Object.entries(isRecord(fields) ? fields : {}).filter(
    (names) => !names.some((name) => hidden.has(String(name))),
  )
  return {
    ...(operations === undefined ? {} : { operations: shown(operations) }),
    ...(channels === undefined ? {} : { channels: shown(channels) }),
    ...(fields === undefined ? {} : { fields: Object.fromEntries(renamed) }),
    ...rest,
  }
}
