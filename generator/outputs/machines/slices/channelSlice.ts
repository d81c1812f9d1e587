import type { Channel, Message } from '../../../contract/channel.ts'
import { factValues } from '../../../contract/facts.ts'
import { type Json, parseJson } from '../../../contract/json.ts'
import type { Streaming } from '../../../contract/reference.ts'
import type { EnumValue } from '../../../contract/schema.ts'
import { withChannelSchemes } from '../../../model/view/channelSchemes.ts'
import { channelEffect } from '../../../model/view/effect.ts'
import { handshakeOf } from '../../../model/view/handshake.ts'
import { definitionsOf, withDefinitions } from './definitions.ts'
import {
  deprecationJson,
  errorJson,
  errorsJson,
  examplesJson,
  parameterJson,
  securityJson,
  serversJson,
} from './entryParts.ts'
import { entrySchemas } from './entrySchemas.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import { type JsonObject, withoutAbsent } from './withoutAbsent.ts'

/** One channel and its connection as JSON, with all facts of the specs, in one language. */
export function channelSlice(channel: Channel, given: SliceContext): JsonObject {
  const context = withDefinitions(entrySchemas(channel), given)
  const { api, text } = context
  const handshake = handshakeOf(channel, api)
  const security = (own: Channel['security']) => securityJson(own, { ...context, api: withChannelSchemes(api) })
  return {
    ...withoutAbsent({
      kind: 'channel',
      api: api.id,
      id: channel.id,
      title: text(channel.title),
      summary: text(channel.summary),
      description: text(channel.description),
      address: channel.isAddressUnknown ? undefined : channel.address,
      isAddressUnknown: channel.isAddressUnknown,
      isPath: channel.isPath,
      partOf: channel.partOf,
      callName: channel.callName,
      parts: channel.parts,
      access: channel.access,
      partlySecured: channel.partlySecured,
      servers: serversJson(channel.servers, context),
      deprecation: deprecationJson(channel.deprecation, context),
      ...factValues(channel.facts),
      certainty: channel.certainty,
      permission: channel.permission,
      effect: channelEffect(channel),
      pushFrequency: text(channel.pushFrequency),
      snapshot: text(channel.snapshot),
      sequence: channel.sequence && sequenceJson(channel.sequence, context),
      book: channel.book && parseJson(JSON.stringify(channel.book)),
    }),
    security: security(channel.security),
    parameters: channel.parameters.map(({ name, description, values, default: fallback, schema }) =>
      withoutAbsent({
        name,
        description: text(description),
        values: values.map(({ value }) => value),
        'x-enum-descriptions': meaningsOf(values, context),
        default: fallback,
        schema: schema && schemaJson(schema, context),
      }),
    ),
    ...(handshake.length > 0 ? { handshake: handshake.map((parameter) => parameterJson(parameter, context)) } : {}),
    messages: channel.messages.map((message) => messageJson(message, context)),
    operations: channel.operations.map(
      ({ id, direction, title, summary, description, messages, replies, rateLimit, errors, security: own }) =>
        withoutAbsent({
          ...{ id, direction, title: text(title), summary: text(summary), description: text(description) },
          ...{ messages, replies },
          security: own && security(own),
          rateLimit: rateLimit && withoutAbsent({ ...rateLimit }),
          errors: errors && errorsJson(errors, api.streaming?.errors, context),
        }),
    ),
    conversation: channel.conversation.map(({ direction, message, example }) => ({
      direction,
      message,
      value: example.value,
    })),
    ...(api.streaming ? { connection: connectionJson(api.streaming, context) } : {}),
    ...definitionsOf(context),
  }
}

/** Meanings of values, in the form of a schema; `undefined` where no value has a description. */
function meaningsOf(values: readonly EnumValue[], { text }: SliceContext): JsonObject | undefined {
  const meanings = values.flatMap(({ value, description }) =>
    description ? [[String(value), text(description) ?? '']] : [],
  )
  return meanings.length > 0 ? Object.fromEntries(meanings) : undefined
}

function sequenceJson({ id, previous, rule }: NonNullable<Channel['sequence']>, { text }: SliceContext): JsonObject {
  return withoutAbsent({ id, previous, rule: text(rule) })
}

function messageJson(message: Message, context: SliceContext): JsonObject {
  const {
    id,
    title,
    summary,
    description,
    direction,
    payload,
    headers,
    correlation,
    correlationNote,
    deprecated,
    certainty,
    tags,
    examples,
  } = message
  const { text } = context
  return withoutAbsent({
    id,
    direction,
    title: text(title),
    summary: text(summary),
    description: text(description),
    deprecated,
    certainty,
    payload: payload && schemaJson(payload, context),
    headers: headers && schemaJson(headers, context),
    correlation,
    correlationNote: text(correlationNote),
    tags: tags?.flatMap(({ name }) => text(name) ?? []),
    examples: examplesJson(examples, context),
    ...factValues(message.facts),
  })
}

/** Heartbeat, limits and errors of every connection. */
function connectionJson({ heartbeat, limits, errors }: Streaming, context: SliceContext): JsonObject {
  const { text } = context
  return withoutAbsent({
    heartbeat: heartbeat && (withoutAbsent({ ...heartbeat, description: text(heartbeat.description) }) as Json),
    limits: limits.map(({ name, value, unit, scope, description }) =>
      withoutAbsent({ name, value, unit: text(unit), scope: text(scope), description: text(description) }),
    ),
    errors: errors.map((error) => errorJson(error, context)),
  })
}
