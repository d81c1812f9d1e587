import type { Pointer, SourceMap } from './sourceMap.ts'
import { isRecord } from './spec.ts'

/** A source map for a document that was converted from Swagger 2.0: `written` is the document in the file. */
export function swaggerPlaces(map: SourceMap, written: unknown): SourceMap {
  return { ...map, locate: (pointer) => map.locate(writtenPointer(pointer, written)) }
}

/** Pointer in Swagger 2.0 of a value of OpenAPI 3. A value that Swagger 2.0 does not have gets the pointer of its parent. */
function writtenPointer(pointer: Pointer, written: unknown): Pointer {
  const [first = '', second = '', name = '', ...rest] = pointer
  if (first === 'openapi') return ['swagger']
  if (first === 'servers') return isRecord(written) && written.host !== undefined ? ['host'] : ['basePath']
  if (first === 'components') return componentPointer(String(second), name, rest)
  if (first !== 'paths') return pointer
  const item = valueAt(written, [first, second])
  if (name === 'parameters') return [first, second, ...parameterPointer(rest, item)]
  return [first, second, name, ...operationPointer(rest, valueAt(item, [name]))].filter((step) => step !== '')
}

const sections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
  requestBodies: 'parameters',
}

function componentPointer(section: string, name: string | number, rest: Pointer): Pointer {
  const own = [sections[section] ?? section, name].filter((step) => step !== '')
  if (section === 'responses') return [...own, ...responsePointer(rest)]
  return [...own, ...(section === 'parameters' ? withoutSchema(rest) : rest)]
}

function operationPointer(pointer: Pointer, operation: unknown): Pointer {
  const [first = '', code = '', ...rest] = pointer
  if (first === 'parameters') return parameterPointer(pointer.slice(1), operation)
  if (first === 'responses') return [first, code, ...responsePointer(rest)]
  return first === 'requestBody' ? bodyPointer(pointer.slice(1), operation) : pointer
}

/** Parameters in the body count in Swagger 2.0 and are missing in OpenAPI 3, so indexes differ. */
function parameterPointer([index = 0, ...rest]: Pointer, owner: unknown): Pointer {
  const others = parametersOf(owner).filter(({ place }) => place !== 'body' && place !== 'formData')
  return ['parameters', others[Number(index)]?.index ?? Number(index), ...withoutSchema(rest)]
}

/** A body is one parameter; each member of a form is one. */
function bodyPointer([, , ...inContent]: Pointer, operation: unknown): Pointer {
  const all = parametersOf(operation)
  const body = all.find(({ place }) => place === 'body')
  if (body) return ['parameters', body.index, ...inContent]
  const [, properties, name, ...rest] = inContent
  const member = all.find((entry) => entry.place === 'formData' && properties === 'properties' && entry.name === name)
  return member ? ['parameters', member.index, ...rest] : ['parameters']
}

function responsePointer(pointer: Pointer): Pointer {
  const [first, name = '', kind, ...rest] = pointer
  if (first === 'headers') return [first, name, ...withoutSchema(pointer.slice(2))]
  if (first !== 'content') return pointer
  return kind === 'example' ? ['examples', name, ...rest] : pointer.slice(2)
}

function withoutSchema(pointer: Pointer): Pointer {
  return pointer[0] === 'schema' ? pointer.slice(1) : pointer
}

function parametersOf(owner: unknown): { readonly index: number; readonly place: unknown; readonly name: unknown }[] {
  const list = isRecord(owner) && Array.isArray(owner.parameters) ? owner.parameters : []
  return list.map((entry, index) => ({ index, place: entry?.in, name: entry?.name }))
}

function valueAt(value: unknown, [step, ...rest]: Pointer): unknown {
  if (step === undefined) return value
  return isRecord(value) && Object.hasOwn(value, step) ? valueAt(value[step], rest) : undefined
}
