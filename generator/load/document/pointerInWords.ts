import { httpMethods } from '../../contract/httpSyntax.ts'
import type { Pointer } from './sourceMap.ts'
import { isRecord, valueAt } from './spec.ts'

/** Words for the members of a map or the items of a list. An empty word where the name is enough. */
const nouns: Readonly<Record<string, string>> = {
  ...{ paths: '', webhooks: 'webhook', callbacks: 'callback', channels: 'channel', operations: 'operation' },
  ...{ messages: 'message', schemas: 'schema', definitions: 'schema', $defs: 'schema', properties: 'field' },
  ...{ patternProperties: 'field', parameters: 'parameter', headers: 'header', responses: 'response' },
  ...{ requestBodies: 'request body', examples: 'example', links: 'link', securitySchemes: 'security scheme' },
  ...{ servers: 'server', variables: 'variable', tags: 'tag', 'x-tagGroups': 'group of tags' },
}

const methods: ReadonlySet<string> = new Set(httpMethods)

const keywords: Readonly<Record<string, string>> = {
  requestBody: 'request body',
  externalDocs: 'external documentation',
}

/** Steps without a meaning for a translator. */
const silent = new Set(['components', 'content', 'schema', 'payload', 'items', 'allOf', 'oneOf', 'anyOf'])

/**
 * Position of a value in a spec, for a translator: `GET /orders/{id}, parameter id, description`. Items of lists appear
 * by their names, not by numbers.
 */
export function pointerInWords(document: unknown, pointer: Pointer): string {
  const words: string[] = []
  let value = document
  let noun: string | undefined
  let before = ''
  for (const step of pointer) {
    const key = String(step)
    value = valueAt({ value }, step)
    const isNamed = noun !== undefined || before === 'content'
    if (noun !== undefined) words.push(`${noun} ${nameOf(value) ?? key}`.trim())
    else if (methods.has(key) && isRecord(value)) words.push(operationName(key, value, words.pop()))
    else if (before !== 'content' && !silent.has(key) && nouns[key] === undefined && !/^\d+$/.test(key))
      words.push(keywords[key] ?? key)
    noun = !isNamed && (isRecord(value) || Array.isArray(value)) ? nouns[key] : undefined
    before = isNamed ? '' : key
  }
  return joinFields(words).join(', ')
}

/** Method and path. A path in a file of its own has no name there: the operation's name stands for it. */
function operationName(method: string, operation: unknown, path: string | undefined): string {
  if (path !== undefined) return `${method.toUpperCase()} ${path}`
  return `operation ${nameOf(operation) ?? method.toUpperCase()}`
}

/** The name that an item of a list gives itself. */
function nameOf(value: unknown): string | undefined {
  const name = ['name', 'url', 'operationId'].map((key) => valueAt({ value }, key)).find(isText)
  return typeof name === 'string' ? name : undefined
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** `field a, field b` are one path of fields. */
function joinFields(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const isInside = joined.at(-1)?.startsWith('field ') === true && word.startsWith('field ')
    joined.push(isInside ? `${joined.pop()}.${word.slice('field '.length)}` : word)
  }
  return joined
}
