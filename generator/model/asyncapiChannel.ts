import type { Prose } from '../contract/annotations.ts'
import type { Channel, ChannelOperation, ConversationStep, Message, Sequence } from '../contract/channel.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { readBindings } from './bindings.ts'
import type { ChannelAddresses } from './channelAddresses.ts'
import { readChannelParameters } from './channelParameters.ts'
import { channelSecurity } from './channelSecurity.ts'
import { compact, type ModelContext, scalarText, textOf } from './context.ts'
import { follow } from './follow.ts'
import { furtherFiles } from './furtherFiles.ts'
import { readHandshake } from './handshake.ts'
import { readBook, readBookProof } from './readBook.ts'
import { readEntry } from './readEntry.ts'
import type { NamedServer } from './socketServers.ts'
import { withRequestIds } from './view/jsonRpc.ts'

interface ChannelParts {
  readonly id: string
  readonly address: string
  readonly isAddressUnknown?: boolean
  readonly node: SpecNode
  readonly servers: readonly NamedServer[]
  readonly messages: readonly NamedMessage[]
  readonly operations: readonly ChannelOperation[]
  readonly addresses: ChannelAddresses
}

/** A message and the name by which the document knows it in its channel. */
export interface NamedMessage {
  readonly name: string
  readonly message: Message
}

/** A channel from its parts and its own extensions; both versions of AsyncAPI meet here. */
export function channelOf(
  { id, address, isAddressUnknown = false, node, servers, messages, operations, addresses }: ChannelParts,
  context: ModelContext,
): Channel {
  const value = isRecord(node.value) ? node.value : {}
  const { prose, name } = context.translator
  const access = channelSecurity(value['x-access'], servers, operations, context)
  const bindings = readBindings([childNode(node, 'bindings')], context)
  const own = withRequestIds(
    messages.map(({ message }) => message),
    context.schemas,
  )
  const sequence = readSequence(childNode(node, 'x-sequence'), context)
  const addressed = { address, operations, servers: access.servers, messages: own, ...(bindings ? { bindings } : {}) }
  return compact<Channel>({
    ...readEntry('channel', node, context),
    id,
    address,
    isAddressUnknown: isAddressUnknown || undefined,
    isPath: (!isAddressUnknown && addresses.isPath(addressed, value['x-address'])) || undefined,
    title: context.translator.title(value.title) ?? name(address),
    summary: prose(value.summary) ?? soleSummary(value.description, operations),
    description: prose(value.description),
    access: access.access,
    servers: access.servers,
    security: access.security,
    partlySecured: access.partlySecured,
    tags: tagNamesOf(childNode(node, 'tags'), context),
    parameters: readChannelParameters(node, context),
    handshake: readHandshake(childNode(node, 'bindings'), context),
    messages: own,
    operations,
    conversation: readConversation(childNode(node, 'x-conversation'), messages),
    bindings,
    pushFrequency: prose(value['x-push-frequency']),
    snapshot: prose(value['x-snapshot']),
    sequence,
    book: readBook(childNode(node, 'x-book'), sequence),
    bookProof: readBookProof(childNode(node, 'x-book'), context),
    files: furtherFiles(node.file, ownParts(node), context),
  })
}

/** The summary or title of the only operation, for a channel without a description. */
function soleSummary(description: unknown, [only, ...others]: readonly ChannelOperation[]): Prose | undefined {
  if (!only || others.length > 0 || textOf(description) !== undefined) return undefined
  return only.summary ?? (only.titledBy ? only.title : undefined)
}

/** The names of tags, which may be references. */
export function tagNamesOf(tags: SpecNode, context: ModelContext): string[] {
  return childNodes(tags).flatMap(({ node: tag }) => scalarText(valueAt(follow(tag, context) ?? tag, 'name')) ?? [])
}

/** Parts of a channel without its servers, which belong to the whole document: their change is no change of each channel. */
function ownParts(node: SpecNode): SpecNode[] {
  return childNodes(node).flatMap(({ key, node: part }) => (key === 'servers' ? [] : [part]))
}

/** `x-conversation`: each step names a message of the channel and one of its examples, the first by default. */
function readConversation(node: SpecNode, messages: readonly NamedMessage[]): ConversationStep[] {
  return childNodes(node).flatMap(({ node: step }) => {
    const direction = valueAt(step, 'send') === undefined ? 'receive' : 'send'
    const message = messages.find(({ name }) => name === valueAt(step, direction))?.message
    const wanted = valueAt(step, 'example')
    const example = message?.examples.find(({ name }) => name === wanted) ?? message?.examples[0]
    return message && example ? [{ direction, message: message.id, example }] : []
  })
}

function readSequence(node: SpecNode, { translator }: ModelContext): Sequence | undefined {
  const id = textOf(valueAt(node, 'id'))
  if (id === undefined) return undefined
  return compact<Sequence>({
    id,
    previous: textOf(valueAt(node, 'previous')),
    rule: translator.prose(valueAt(node, 'rule')),
  })
}
