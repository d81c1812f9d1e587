import type { Deprecation } from '../../../contract/annotations.ts'
import { factValues } from '../../../contract/facts.ts'
import type { Json } from '../../../contract/json.ts'
import type { Parameter } from '../../../contract/operation.ts'
import type { Api, ErrorCode } from '../../../contract/reference.ts'
import type { Example } from '../../../contract/schema.ts'
import type { Server } from '../../../contract/server.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import { type JsonObject, withoutAbsent } from './withoutAbsent.ts'

/** Parts that operations and channels share. */

export function serversJson(servers: readonly Server[], { text }: SliceContext): JsonObject[] {
  return servers.map(({ url, description, variables, isTest, token, facts }) =>
    withoutAbsent({
      url,
      description: text(description),
      variables: variables.map((variable) =>
        withoutAbsent({ name: variable.name, default: variable.default, values: variable.values }),
      ),
      isTest,
      token: token && (withoutAbsent({ ...token }) as Json),
      ...factValues(facts),
    }),
  )
}

/** Alternatives: one is enough. Each is a list of schemes that are needed together, in full. */
export function securityJson(
  security: Api['operations'][number]['security'],
  { api, text }: SliceContext,
): JsonObject[][] {
  return security.map((requirement) =>
    requirement.map(({ scheme, scopes }) => {
      const found = api.securitySchemes.find(({ id }) => id === scheme)
      return withoutAbsent({
        scheme,
        type: found?.type,
        in: found?.in,
        name: found?.name,
        httpScheme: found?.httpScheme,
        scopes,
        description: text(found?.description),
        signing: found?.signing as Json | undefined,
        ...factValues(found?.facts),
      })
    }),
  )
}

export function examplesJson(examples: readonly Example[], { text }: SliceContext): JsonObject[] {
  return examples.map(({ name, summary, value, headers, generated }) => ({
    ...withoutAbsent({ name, summary: text(summary), generated, headers }),
    value,
  }))
}

export function deprecationJson(deprecation: Deprecation | undefined, { text }: SliceContext): JsonObject | undefined {
  if (!deprecation) return undefined
  const { since, sunset, replacements, note } = deprecation
  return withoutAbsent({ since, sunset, replacements, note: text(note) })
}

/** Meaning of a code of the API's catalogue, and the advice for the caller. */
export function errorJson(
  { code, name, description, action, httpStatus, outcome }: ErrorCode,
  { text }: SliceContext,
): JsonObject {
  return withoutAbsent({ code, name, httpStatus, outcome, description: text(description), action: text(action) })
}

/** The codes of an operation, with their entries of the catalogue. */
export function errorsJson(
  codes: readonly ErrorCode['code'][],
  catalogue: readonly ErrorCode[] = [],
  context: SliceContext,
): JsonObject[] {
  return codes.map((code) => {
    const found = catalogue.find((error) => String(error.code) === String(code))
    return found ? errorJson(found, context) : { code }
  })
}

export function parameterJson(parameter: Parameter, context: SliceContext): JsonObject {
  const { name, in: place, required, deprecated, description, style, explode, certainty, examples } = parameter
  return {
    ...withoutAbsent({ name, in: place, required, deprecated, description: context.text(description) }),
    ...withoutAbsent({ style, explode, ...factValues(parameter.facts), certainty, mediaType: parameter.mediaType }),
    schema: schemaJson(parameter.schema, context),
    ...withoutAbsent({ examples: examplesJson(examples, context) }),
  }
}
