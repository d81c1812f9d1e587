import { compact } from '../../contract/compact.ts'
import type { Content, Encoding, Parameter, ParameterPlace } from '../../contract/operation.ts'
import { ownValue } from '../../contract/ownValue.ts'
import type { SchemaNode, Serialization } from '../../contract/schema.ts'
import { resolveSchema, type Schemas } from './schema.ts'

/** The schema of a parameter with how its value is written, where the spec departs from the default of its place. */
export function withSerialization(parameter: Parameter, schemas: Schemas): SchemaNode {
  const { in: place, schema, mediaType, allowReserved, allowEmptyValue } = parameter
  const form = mediaType === undefined ? formOf({ ...parameter, place }, resolveSchema(schema, schemas)) : undefined
  return laidOver(schema, {
    ...compact({ form, contentType: mediaType }),
    ...(allowReserved ? { allowReserved } : {}),
    ...(allowEmptyValue ? { allowEmptyValue } : {}),
  })
}

/** The schema of a body with how each of its parts is written. */
export function withEncodings({ schema, encodings }: Content, schemas: Schemas): SchemaNode | undefined {
  if (!schema || !encodings) return schema
  const whole = resolveSchema(schema, schemas)
  const byPart = new Map(encodings.map((encoding) => [encoding.part, encoding]))
  return {
    ...whole,
    ...(whole.properties
      ? {
          properties: whole.properties.map((property) => {
            const encoding = byPart.get(property.name)
            return encoding
              ? { ...property, schema: encoded(property.name, property.schema, encoding, schemas) }
              : property
          }),
        }
      : {}),
  }
}

function encoded(name: string, schema: SchemaNode, encoding: Encoding, schemas: Schemas): SchemaNode {
  // Without a style the content type decides how the part is written.
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined
  const form = isStyled ? formOf({ ...encoding, name, place: 'query' }, resolveSchema(schema, schemas)) : undefined
  return laidOver(schema, {
    ...compact({ form, contentType: encoding.contentType }),
    ...(encoding.allowReserved ? { allowReserved: true } : {}),
  })
}

function laidOver(schema: SchemaNode, serialization: Serialization): SchemaNode {
  return Object.keys(serialization).length > 0 ? { ...schema, serialization } : schema
}

interface Writing {
  readonly name: string
  readonly place: ParameterPlace
  readonly style?: string
  readonly explode?: boolean
}

/** Form of a sent value by the styles of OpenAPI 3.1, section 4.8.12.3; nothing where the value needs no explanation. */
function formOf({ name, place, style, explode }: Writing, { types, properties }: SchemaNode): string | undefined {
  const isForm = place === 'query' || place === 'cookie'
  const how = style ?? (isForm ? 'form' : 'simple')
  const isObject = types[0] === 'object'
  const isSaid = style !== undefined || explode !== undefined || (isObject && properties !== undefined)
  if (!isSaid || place === 'querystring') return undefined
  const isExploded = explode ?? how === 'form'
  if (isObject)
    return objectForm(
      name,
      how,
      isExploded,
      (properties ?? []).slice(0, 2).map((property) => property.name),
    )
  if (types[0] === 'array') return arrayForm(name, how, isExploded)
  return ownValue({ label: '.a', matrix: `;${name}=a` }, how)
}

function arrayForm(name: string, style: string, isExploded: boolean): string | undefined {
  const exploded: Readonly<Record<string, string>> = {
    form: `${name}=a&${name}=b`,
    simple: 'a,b',
    label: '.a.b',
    matrix: `;${name}=a;${name}=b`,
  }
  const joined: Readonly<Record<string, string>> = {
    form: `${name}=a,b`,
    simple: 'a,b',
    label: '.a,b',
    matrix: `;${name}=a,b`,
    spaceDelimited: `${name}=a%20b`,
    pipeDelimited: `${name}=a|b`,
  }
  return ownValue(isExploded ? exploded : joined, style)
}

function objectForm(name: string, style: string, isExploded: boolean, keys: readonly string[]): string | undefined {
  const pairs = (keys.length > 0 ? keys : ['key']).map((key, index) => [key, String(index + 1)] as const)
  const joined = (separator: string, between: string) => pairs.map((pair) => pair.join(between)).join(separator)
  const exploded: Readonly<Record<string, string>> = {
    form: joined('&', '='),
    simple: joined(',', '='),
    label: `.${joined('.', '=')}`,
    matrix: `;${joined(';', '=')}`,
  }
  const flat: Readonly<Record<string, string>> = {
    form: `${name}=${joined(',', ',')}`,
    simple: joined(',', ','),
    label: `.${joined(',', ',')}`,
    matrix: `;${name}=${joined(',', ',')}`,
    spaceDelimited: `${name}=${joined('%20', '%20')}`,
    pipeDelimited: `${name}=${joined('|', '|')}`,
  }
  if (style === 'deepObject') return pairs.map(([key, value]) => `${name}[${key}]=${value}`).join('&')
  return ownValue(isExploded ? exploded : flat, style)
}
