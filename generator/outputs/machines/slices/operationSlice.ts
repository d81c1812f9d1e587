import { factValues } from '../../../contract/facts.ts'
import type { Content, Operation, Response } from '../../../contract/operation.ts'
import { operationEffect } from '../../../model/view/effect.ts'
import { definitionsOf, withDefinitions } from './definitions.ts'
import { deprecationJson, errorsJson, examplesJson, parameterJson, securityJson, serversJson } from './entryParts.ts'
import { entrySchemas } from './entrySchemas.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import { type JsonObject, withoutAbsent } from './withoutAbsent.ts'

/** One operation as JSON, with all facts of the specs, in one language. */
export function operationSlice(operation: Operation, given: SliceContext): JsonObject {
  const context = withDefinitions(entrySchemas(operation), given)
  const { api, text } = context
  const { requestBody, rateLimit, pagination } = operation
  return {
    ...withoutAbsent({
      kind: operation.kind,
      api: api.id,
      id: operation.id,
      title: text(operation.title),
      description: text(operation.description),
      method: operation.method,
      path: operation.path,
      servers: serversJson(operation.servers, context),
      deprecation: deprecationJson(operation.deprecation, context),
      ...factValues(operation.facts),
      certainty: operation.certainty,
      badges: operation.badges?.flatMap(({ name }) => text(name) ?? []),
      permission: operation.permission,
      effect: operation.kind === 'operation' ? operationEffect(operation) : undefined,
      rateLimit: rateLimit && withoutAbsent({ ...rateLimit }),
      pagination: pagination && withoutAbsent({ ...pagination }),
      requestHeaders: operation.requestHeaders,
      signingValues: operation.signingValues,
    }),
    ...withoutAbsent({ samples: operation.writtenSamples?.map((sample) => withoutAbsent({ ...sample })) }),
    security: securityJson(operation.security, context),
    parameters: operation.parameters.map((parameter) => parameterJson(parameter, context)),
    ...(requestBody
      ? {
          requestBody: {
            ...withoutAbsent({ required: requestBody.required, description: text(requestBody.description) }),
            content: requestBody.contents.map((content) => contentJson(content, context)),
          },
        }
      : {}),
    responses: operation.responses.map((response) => responseJson(response, context)),
    errors: errorsJson(operation.errors, api.errors, context),
    ...(operation.callbacks.length > 0
      ? {
          callbacks: operation.callbacks.map(({ name, operations }) => ({
            name,
            operations: operations.map(({ id, method, path }) => ({ id, method, path })),
          })),
        }
      : {}),
    ...definitionsOf(context),
  }
}

function contentJson({ mediaType, schema, itemSchema, examples }: Content, context: SliceContext): JsonObject {
  return withoutAbsent({
    mediaType,
    schema: schema && schemaJson(schema, context),
    itemSchema: itemSchema && schemaJson(itemSchema, context),
    examples: examplesJson(examples, context),
  })
}

function responseJson({ status, description, headers, contents }: Response, context: SliceContext): JsonObject {
  return withoutAbsent({
    status,
    description: context.text(description),
    headers: headers.map((header) => parameterJson(header, context)),
    content: contents.map((content) => contentJson(content, context)),
  })
}
