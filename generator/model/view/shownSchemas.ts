import type { Channel } from '../../contract/channel.ts'
import type { Content, Operation, Parameter } from '../../contract/operation.ts'
import type { SchemaNode } from '../../contract/schema.ts'

/** The schemas that an operation lists the fields of, its callbacks included. */
export function operationSchemas(operation: Operation): SchemaNode[] {
  return operationSides(operation).flat()
}

/** The same schemas, sent and received apart: on one side a long list of fields stands once. */
export function operationSides({ parameters, requestBody, responses, callbacks }: Operation): SchemaNode[][] {
  return [
    [...schemasOf(parameters), ...(requestBody?.contents ?? []).flatMap(contentSchemas)],
    responses.flatMap(({ headers, contents }) => [...schemasOf(headers), ...contents.flatMap(contentSchemas)]),
    ...callbacks.flatMap(({ operations }) => operations.flatMap(operationSides)),
  ]
}

/** The schemas whose fields a channel lists. */
export function channelSchemas({ messages, handshake = [] }: Channel): SchemaNode[] {
  return [...schemasOf(handshake), ...messages.flatMap(({ headers, payload }) => present(headers, payload))]
}

function contentSchemas({ schema, itemSchema, encodings = [] }: Content): SchemaNode[] {
  return [...present(schema, itemSchema), ...encodings.flatMap(({ headers }) => schemasOf(headers))]
}

function schemasOf(parameters: readonly Parameter[]): SchemaNode[] {
  return parameters.map(({ schema }) => schema)
}

function present(...schemas: readonly (SchemaNode | undefined)[]): SchemaNode[] {
  return schemas.flatMap((schema) => schema ?? [])
}
