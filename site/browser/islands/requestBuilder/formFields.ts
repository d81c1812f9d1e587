import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import { isRecord, type Json } from '../../../../generator/contract/json.ts'
import type { ParameterPlace } from '../../../../generator/contract/operation.ts'
import { ownValue } from '../../../../generator/contract/ownValue.ts'
import { placeholdersOf } from '../../../../generator/contract/placeholder.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { Property, SchemaNode, VariantSet } from '../../../../generator/contract/schema.ts'
import { isComposite, resolveSchema, type Schemas } from '../../../../generator/model/view/schema.ts'
import { statedValue } from '../../../../generator/samples/parameterValue.ts'
import { isFile, isFileBody } from '../../../../generator/samples/planBody.ts'
import { fieldText } from './readField.ts'

/** One field that the reader fills in. */
export interface FormField {
  /** `query:symbol`, `body:price`. */
  readonly key: string
  readonly name: string
  readonly place: ParameterPlace | 'body'
  readonly required: boolean
  readonly deprecated: boolean
  /** References followed. */
  readonly schema: SchemaNode
  /** The first text of the field: an example of a required value. */
  readonly initial: string
  /** The placeholder of an empty field. */
  readonly example: string
  /** A file is chosen, or several: its text is the name, or the list of names. */
  readonly file?: 'one' | 'many'
}

/** More properties than this are quicker to write as JSON. */
const mostBodyFields = 40

/** A field for every parameter, in the order of the spec. */
export function parameterFields({ operation, api }: RequestForm): FormField[] {
  return operation.parameters.map((parameter) => {
    const { name, in: place, required, deprecated } = parameter
    const schema = resolveSchema(parameter.schema, api.schemas)
    const example = fieldText(statedValue(parameter, api.schemas))
    const initial = required ? example : ''
    return { key: `${place}:${name}`, name, place, required, deprecated: deprecated ?? false, schema, initial, example }
  })
}

/** Key of a file that is the whole body. */
export const fileKey = 'body:file'

/** A field for each property of a flat object, or for a file; `undefined` for any other body, which the reader writes as JSON. */
export function bodyFields({ operation, api }: RequestForm): FormField[] | undefined {
  const content = operation.requestBody?.contents[0]
  if (content && isFileBody(content, api.schemas)) {
    const { required = false } = operation.requestBody ?? {}
    const schema: SchemaNode = { types: ['string'], format: 'binary' }
    const texts = { deprecated: false, initial: '', example: '' }
    return [{ key: fileKey, name: 'file', place: 'body', required, schema, ...texts, file: 'one' }]
  }
  if (!content?.schema || !(isJsonType(content.mediaType) || isForm(content.mediaType))) return undefined
  const { properties, variants, additionalProperties, patternProperties } = resolveSchema(content.schema, api.schemas)
  const isOpen = additionalProperties || patternProperties || variants?.some((set) => !isRequirement(set))
  if (!properties || properties.length > mostBodyFields || isOpen) return undefined
  const example = content.examples[0]?.value
  const fields = properties.flatMap(({ name, required, schema }) => {
    const resolved = resolveSchema(schema, api.schemas)
    if (resolved.readOnly) return []
    const given = isRecord(example) ? ownValue(example, name) : undefined
    // A reader fills in an empty field.
    const isAsked = given !== undefined && placeholdersOf(given).length > 0
    const field = bodyField({ name, required, schema: resolved }, isAsked ? undefined : given)
    const file = /^multipart\//i.test(content.mediaType) ? fileIn(resolved, api.schemas) : undefined
    return [file ? { ...field, initial: '', example: '', file } : field]
  })
  return fields.every(({ schema }) => isFlat(schema, api.schemas)) ? fields : undefined
}

/** Whether no variant of a choice has members of its own. */
function isRequirement({ variants }: VariantSet): boolean {
  return variants.every(({ schema }) => schema.ref === undefined && !isComposite(schema))
}

function bodyField({ name, required, schema }: Property, example: Json | undefined): FormField {
  return {
    key: `body:${name}`,
    name,
    place: 'body',
    required,
    deprecated: schema.deprecated ?? false,
    schema,
    initial: fieldText(example ?? (required ? (schema.const ?? schema.enum?.[0]?.value) : undefined)),
    example: fieldText(example ?? schema.default),
  }
}

/** Whether a value is one line of text: a scalar, or a list of them. */
function isFlat(schema: SchemaNode, schemas: Schemas): boolean {
  if (schema.variants || schema.positions) return false
  if (schema.types.includes('array')) return Boolean(schema.items) && isScalar(schema.items, schemas)
  return isScalar(schema, schemas)
}

function isScalar(schema: SchemaNode | undefined, schemas: Schemas): boolean {
  if (!schema) return false
  const { types, variants } = resolveSchema(schema, schemas)
  return !variants && types.length > 0 && types.every((type) => !['array', 'object'].includes(type))
}

function fileIn(schema: SchemaNode, schemas: Schemas): FormField['file'] {
  if (isFile(schema, schemas)) return 'one'
  return schema.items && isFile(schema.items, schemas) ? 'many' : undefined
}

/** A body of named fields. */
export function isForm(mediaType: string): boolean {
  return /^multipart\/|x-www-form-urlencoded/i.test(mediaType)
}
