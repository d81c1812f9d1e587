import './boxGlobals.ts'
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'

type Mapping = Record<string, unknown>

/** Runs in the box. Converts a document of Swagger 2.0 to OpenAPI 3.0; the result is a list of one document. */
export async function check(question: string): Promise<string> {
  const document: Mapping = JSON.parse(question)
  keepTexts(document)
  inlineBodies(document)
  assumeHttps(document)
  const upgraded = upgradeFromTwoToThree(document)
  removeEmptyLists(upgraded)
  return JSON.stringify([upgraded])
}

/** Removes values other than texts, because the converter makes addresses, media types and names of fields of them. */
function keepTexts(document: Mapping): void {
  for (const part of ['host', 'basePath']) if (typeof document[part] !== 'string') delete document[part]
  const isField = (entry: unknown) =>
    !isMapping(entry) || entry['in'] !== 'formData' || typeof entry['name'] === 'string'
  for (const holder of [document, ...holdersOf(document)]) {
    for (const part of ['schemes', 'consumes', 'produces']) {
      const texts = holder[part]
      if (Array.isArray(texts)) holder[part] = texts.filter((text) => typeof text === 'string')
    }
    if (Array.isArray(holder['parameters'])) holder['parameters'] = holder['parameters'].filter(isField)
  }
}

/**
 * Credentials do not travel in clear text because a description names no scheme. Without a host, the converter would leave
 * the schemes in OpenAPI 3, which does not know them.
 */
function assumeHttps(document: Mapping): void {
  if (document['host'] === undefined) delete document['schemes']
  else if (!hasSchemes(document)) document['schemes'] = ['https']
}

function hasSchemes({ schemes }: Mapping): boolean {
  return Array.isArray(schemes) && schemes.length > 0
}

/** Paths and operations. */
function holdersOf({ paths }: Mapping): Mapping[] {
  return membersOf(paths)
    .filter(isMapping)
    .flatMap((item) => [item, ...Object.values(item).filter(isMapping)])
}

/** Copies shared parameters for the body into each operation: OpenAPI 3 has no such parameters to refer to. */
function inlineBodies(document: Mapping): void {
  for (const holder of holdersOf(document)) {
    if (Array.isArray(holder['parameters']))
      holder['parameters'] = holder['parameters'].map((entry) => bodyBehind(entry, document['parameters']) ?? entry)
  }
}

function bodyBehind(entry: unknown, parameters: unknown): Mapping | undefined {
  const reference = isMapping(entry) ? entry['$ref'] : undefined
  const [, name] = typeof reference === 'string' ? (/^#\/parameters\/([^/]+)$/.exec(reference) ?? []) : []
  const found = name !== undefined && isMapping(parameters) && Object.hasOwn(parameters, name) && parameters[name]
  const isBody = isMapping(found) && (found['in'] === 'body' || found['in'] === 'formData')
  return isBody ? JSON.parse(JSON.stringify(found)) : undefined
}

/** OpenAPI 3.0 allows no empty list of required members, which forms without one get. */
function removeEmptyLists(value: unknown): void {
  if (Array.isArray(value)) for (const entry of value) removeEmptyLists(entry)
  if (!isMapping(value)) return
  const { required } = value
  if (Array.isArray(required) && required.length === 0) delete value['required']
  for (const member of Object.values(value)) removeEmptyLists(member)
}

function membersOf(value: unknown): unknown[] {
  return isMapping(value) ? Object.values(value) : []
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
