import { _, type Options } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { canonicalJson } from '../../contract/json.ts'
import { createPatterns, type Patterns } from '../../load/document/patterns.ts'
import { formats } from '../../model/view/formats.ts'

/** Most errors that are reported for one value: the first few show the problem. */
export const errorsPerValue = 5

interface AjvOptions extends Pick<Options, 'allErrors'> {
  readonly patterns?: Patterns
}

/**
 * Creates ajv for JSON Schema 2020-12 with the usual formats and `decimal`. Unknown keywords and formats are ignored.
 * Errors carry their schema (`verbose`), so that its source location can be named.
 */
export function createAjv({ allErrors = true, patterns = createPatterns() }: AjvOptions = {}): Ajv2020 {
  const regExp = Object.assign(patterns.compile, { code: 'new RegExp' })
  // Most schemas are used once or twice: optimising the code takes longer than it saves.
  const ajv = new Ajv2020({ ...options, allErrors, code: { optimize: false, regExp } })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isUnique: boolean, items: unknown[]) => !isUnique || hasUniqueItems(items),
    error: { message: 'must not have the same item twice' },
  })
  addEquality(ajv)
  return ajv
}

/** ajv's own `const` and `enum` ask values for their `valueOf`, which may be a field of the value and no function. */
function addEquality(ajv: Ajv2020): void {
  for (const keyword of ['const', 'enum']) ajv.removeKeyword(keyword)
  ajv.addKeyword({
    keyword: 'const',
    validate: (allowed: unknown, value: unknown) => isEqual(value, allowed),
    error: { message: 'must be equal to constant', params: ({ schemaCode }) => _`{allowedValue: ${schemaCode}}` },
  })
  ajv.addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    validate: (allowed: unknown[], value: unknown) => allowed.some((one) => isEqual(value, one)),
    error: {
      message: 'must be equal to one of the allowed values',
      params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
    },
  })
}

function isEqual(one: unknown, other: unknown): boolean {
  const isSimple = typeof one !== 'object' || typeof other !== 'object' || one === null || other === null
  return isSimple ? one === other : canonicalJson(one) === canonicalJson(other)
}

const options: Options = {
  strict: false,
  // Only written members of a value count, not the members of every JavaScript object.
  ownProperties: true,
  verbose: true,
  // The translation checks the schemas of a spec, with their source locations.
  validateSchema: false,
  addUsedSchema: false,
  logger: false,
}

/** Takes time in proportion to the items; ajv's own function compares objects in pairs. */
function hasUniqueItems(items: readonly unknown[]): boolean {
  return new Set(items.map(canonicalJson)).size === items.length
}
