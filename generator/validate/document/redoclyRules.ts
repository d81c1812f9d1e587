import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'

type RedoclySeverity = 'error' | 'warn'

/**
 * The rules of @redocly/openapi-core that run. Without a comment a rule has the severity Redocly recommends; a rule that is
 * not listed is off. Left out on purpose: `no-unresolved-refs` and the three rules on examples, because `load` and
 * `examples.ts` report the same with better places; `no-ambiguous-paths`, because it compares each path with each, as the one
 * in `rules` does not; rules on style (kebab-case, plural, alphabetical, contact, license, 2xx and 4xx responses);
 * `no-illogical-composition-keywords` and `nullable-type-sibling`, which large published specs break by the hundred to nobody's
 * harm; `no-empty-servers` and `no-unused-components`, which a spec under work may well break; `no-unsafe-markdown`, because
 * markup in a description is never run.
 */
const shared = {
  struct: 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'no-duplicated-enum-values': 'warn',
  'no-required-schema-properties-undefined': 'warn',
  'security-defined': 'error',
  'security-scopes-defined': 'warn',
  'tag-description': 'warn',
  // Recommended as a warning; but pages are made by tag, and two tags of one name cannot be told apart.
  'no-duplicated-tag-names': 'error',
} as const satisfies Readonly<Record<string, RedoclySeverity>>

/** The rules on tags do not fit AsyncAPI, where each channel or operation defines its tags in place. */
const { 'tag-description': _description, 'no-duplicated-tag-names': _names, ...asyncapi } = shared

const openapi = {
  ...shared,
  'operation-operationId-unique': 'error',
  // Recommended as an error; but any text is a valid id, and ours are escaped wherever they become part of a URL.
  'operation-operationId-url-safe': 'warn',
  'operation-parameters-unique': 'error',
  // Recommended as an error; but the specification does not ask for one, and the page falls back to the id.
  'operation-summary': 'warn',
  // Off in the recommendation; but a reference without a sentence on each call is not worth much.
  'operation-description': 'warn',
  // Off in the recommendation; but the tags decide which page an operation stands on.
  'operation-tag-defined': 'warn',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'no-identical-paths': 'error',
  'no-undefined-server-variable': 'error',
  'no-server-variables-empty-enum': 'error',
  // Recommended as an error; but only the joined URL looks odd.
  'no-server-trailing-slash': 'warn',
  'no-example-value-and-externalValue': 'error',
  'spec-components-invalid-map-name': 'error',
  'spec-ref-siblings': 'warn',
} as const satisfies Readonly<Record<string, RedoclySeverity>>

/** Rules for OpenAPI 3.2. Older versions do not have the keywords that these rules ask for. */
const openapi32 = {
  'spec-querystring-parameters': 'error',
  'spec-no-invalid-tag-parents': 'error',
} as const satisfies Readonly<Record<string, RedoclySeverity>>

/** The rules in the form of a Redocly configuration file. */
export const redoclyConfig = {
  // Examples are data: a `$ref` in one is not followed.
  resolve: { doNotResolveExamples: true },
  oas3_0Rules: openapi,
  oas3_1Rules: openapi,
  oas3_2Rules: { ...openapi, ...openapi32 },
  async2Rules: asyncapi,
  async3Rules: asyncapi,
}

type RuleId = keyof typeof openapi | keyof typeof openapi32

/** Code of a diagnostic: the id of the rule, or `spec-structure` for the grammar of the specification. */
export const redoclyCodes: Readonly<Record<RuleId, DiagnosticCode>> = {
  ...(Object.fromEntries(Object.keys({ ...openapi, ...openapi32 }).map((id) => [id, id])) as Record<
    Exclude<RuleId, 'struct'>,
    Exclude<RuleId, 'struct'>
  >),
  struct: 'spec-structure',
}

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(redoclyCodes, id)
}
