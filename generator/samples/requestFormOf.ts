import { compact } from '../contract/compact.ts'
import type { Content, Operation, Parameter } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { PlannedApi, RequestForm } from '../contract/requestForm.ts'
import type { Example, SchemaNode, VariantSet } from '../contract/schema.ts'
import type { SecurityScheme } from '../contract/security.ts'
import { operationEffect } from '../model/view/effect.ts'
import { resolveSchema, type Schemas } from '../model/view/schema.ts'
import { mapSchemas, reachableSchemas } from '../model/view/walkSchema.ts'
import { plainCredential } from './planRequest.ts'
import { describedSigning, type FilledByScheme, isSetByScheme } from './setByScheme.ts'

/** Named schemas that a form takes along; a body that needs more is checked only as deep as they reach. */
const mostSchemas = 60

/** The description of an operation for the request builder: all members that decide a request, and no prose. */
export function requestFormOf(operation: Operation, api: Api): RequestForm {
  const { kind, id, method, path, title, servers, security, requestHeaders, signingValues, requestBody } = operation
  const used = new Set(security.flatMap((requirement) => requirement.map(({ scheme }) => scheme)))
  const schemes = api.securitySchemes.filter((scheme) => used.has(scheme.id))
  const parameters = operation.parameters
    .filter((parameter) => !schemes.some((scheme) => isSetByScheme(parameter, filledBy(scheme))))
    .map((parameter) => bareParameter(parameter, api.schemas))
  const body = requestBody
    ? { required: requestBody.required, contents: requestBody.contents.slice(0, 1).map(bareContent) }
    : undefined
  const roots = [
    ...parameters.map(({ schema }) => schema),
    ...(body?.contents ?? []).flatMap(({ schema }) => schema ?? []),
  ]
  return {
    api: bareApi(
      api,
      schemes.map((scheme) => describedScheme(scheme, operation)),
      roots,
    ),
    operation: {
      kind,
      id,
      method,
      path,
      title,
      servers: servers.map(({ url, name, variables, isTest }) => ({
        url,
        ...(name ? { name } : {}),
        ...(isTest ? { isTest } : {}),
        variables: variables.map((variable) => ({ name: variable.name, default: variable.default, values: [] })),
      })),
      security,
      effect: operationEffect(operation),
      parameters,
      ...compact({ requestHeaders, signingValues, requestBody: body }),
    },
  }
}

function bareApi(
  { id, schemas, success }: Api,
  schemes: readonly SecurityScheme[],
  roots: readonly SchemaNode[],
): PlannedApi {
  return {
    id,
    schemas: reachable(roots, schemas),
    ...(success ? { success } : {}),
    securitySchemes: schemes.map(({ description: _description, ...scheme }) => ({ ...scheme, flows: [] })),
  }
}

/** The form lacks the parameters that tell where those of the scheme go. */
function describedScheme(scheme: SecurityScheme, operation: Operation): SecurityScheme {
  return scheme.signing ? { ...scheme, signing: describedSigning(scheme.signing, operation) } : scheme
}

/** What a scheme fills in is no field of the form. */
function filledBy(scheme: SecurityScheme): FilledByScheme {
  return { signing: scheme.signing, credentials: scheme.signing ? [] : plainCredential(scheme) }
}

function bareParameter(
  { description: _description, certainty: _certainty, facts: _facts, ...rest }: Parameter,
  schemas: Schemas,
): Parameter {
  // Examples of schemas stay behind.
  const [example] = resolveSchema(rest.schema, schemas).examples ?? []
  const made = example === undefined ? [] : [{ name: 'example', value: example }]
  const examples = rest.examples.length > 0 ? rest.examples.slice(0, 1).map(bareExample) : made
  return { ...rest, schema: bareSchema(rest.schema), examples }
}

function bareContent({ mediaType, schema, examples, encodings }: Content): Content {
  return {
    mediaType,
    ...(schema ? { schema: bareSchema(schema) } : {}),
    examples: examples.slice(0, 1).map(bareExample),
    ...(encodings ? { encodings: encodings.map((encoding) => ({ ...encoding, headers: [] })) } : {}),
  }
}

function bareExample({ name, value }: Example): Example {
  return { name, value }
}

/** The schemas that others lead to, nearest first. */
function reachable(roots: readonly SchemaNode[], schemas: Schemas): Schemas {
  const found = reachableSchemas(roots, schemas, mostSchemas)
  return Object.fromEntries([...found].map(([id, schema]) => [id, bareSchema(schema)]))
}

/** The schema with the keywords that decide whether a value is valid, without annotations. */
export function bareSchema({
  title: _title,
  description: _description,
  examples: _examples,
  certainty: _certainty,
  facts: _facts,
  knownValues: _knownValues,
  ...schema
}: SchemaNode): SchemaNode {
  const { enum: values, variants } = schema
  const own = {
    ...schema,
    ...(values ? { enum: values.map(({ value }) => ({ value })) } : {}),
    ...(variants ? { variants: variants.map(withoutNames) } : {}),
  }
  return mapSchemas(own, bareSchema)
}

function withoutNames(set: VariantSet): VariantSet {
  return { ...set, variants: set.variants.map((variant) => ({ ...variant, name: {} })) }
}
