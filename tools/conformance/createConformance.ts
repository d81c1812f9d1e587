import type { ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { createPatterns } from '../../generator/load/document/patterns.ts'
import { isOverdue, runWithin } from '../../generator/load/document/runWithin.ts'
import type { ValueDirection } from '../../generator/model/view/fieldTree.ts'
import { formats } from '../../generator/model/view/formats.ts'
import { resolveSchema } from '../../generator/model/view/schema.ts'
import { type JsonSchema, toJsonSchema } from '../../generator/model/view/toJsonSchema.ts'
import { type Problem, problemsOf } from './problems.ts'

/** Checks values against the schemas of one API. */
export interface Conformance {
  /** The problems of a value; empty for a valid value. */
  problems(schema: SchemaNode, value: Json, options: ConformanceOptions): Problem[]
}

interface ConformanceOptions {
  readonly direction: ValueDirection
  /** Members that the schema does not name are problems too. */
  readonly isClosed?: boolean
}

/** A schema is compiled when a value is first checked against it. */
export function createConformance({ schemas }: Pick<Api, 'schemas'>): Conformance {
  const ajv = createAjv()
  const known = new Set<string>()
  const uncheckable = new WeakMap<SchemaNode, Problem>()
  const compiled = new Map<string, WeakMap<SchemaNode, ValidateFunction>>()

  function written(schema: SchemaNode, mode: Mode): JsonSchema {
    const onlyOtherSide = mode.direction === 'request' ? 'readOnly' : 'writeOnly'
    return toJsonSchema(schema, {
      addressOf: (id, isPart) => addressOf(id, { ...mode, isPart }),
      isPart: mode.isPart,
      check: { isClosed: mode.isClosed, isAsked: (member) => !resolveSchema(member, schemas)[onlyOtherSide] },
    })
  }

  function addressOf(id: string, mode: Mode): string {
    const address = `https://schemas.invalid/${keyOf(mode)}/${encodeURIComponent(id)}`
    if (known.has(address)) return address
    known.add(address)
    const named = schemas[id]
    ajv.addSchema({ $id: address, ...(named ? written(named, mode) : {}) })
    return address
  }

  function validatorOf(schema: SchemaNode, mode: Mode): ValidateFunction {
    const own = compiled.get(keyOf(mode)) ?? new WeakMap<SchemaNode, ValidateFunction>()
    compiled.set(keyOf(mode), own)
    const validate = own.get(schema) ?? runWithin(mostToCompile, () => ajv.compile<unknown>(written(schema, mode)))
    own.set(schema, validate)
    return validate
  }

  return {
    problems(schema, value, { direction, isClosed = false }) {
      const givenUp = uncheckable.get(schema)
      if (givenUp) return [givenUp]
      try {
        const validate = validatorOf(schema, { direction, isClosed, isPart: false })
        return runWithin(mostMilliseconds, () => validate(value)) ? [] : problemsOf(validate.errors ?? [])
      } catch (error) {
        // A stack overflows where thousands of members are compiled into one condition. Code of ajv fails at conditions
        // within conditions beside patterns.
        if (!isOverdue(error) && !(error instanceof RangeError) && !(error instanceof TypeError)) throw error
        const problem = error instanceof TypeError ? tooNested : tooLarge
        uncheckable.set(schema, problem)
        return [problem]
      }
    },
  }
}

/** Schemas that are made of each other many times over have more ways to hold than can be tried. */
const mostMilliseconds = 1000
/** An object with thousands of members takes minutes to compile. */
const mostToCompile = 5000
const tooLarge: Problem = { path: [], keyword: '', text: 'cannot be checked: its schema is too large' }
const tooNested: Problem = { path: [], keyword: '', text: 'cannot be checked: its conditions are nested' }

interface Mode {
  readonly direction: ValueDirection
  readonly isClosed: boolean
  readonly isPart: boolean
}

function keyOf({ direction, isClosed, isPart }: Mode): string {
  return [direction, isClosed ? 'closed' : 'open', isPart ? 'part' : 'whole'].join('-')
}

/** The keywords of the spec itself were checked with it: here nothing is refused. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    ownProperties: true,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    // 0.3 / 0.1 is not quite 3.
    multipleOfPrecision: 9,
    code: {
      optimize: false,
      regExp: Object.assign(createPatterns(undefined, Number.POSITIVE_INFINITY).compile, { code: 'new RegExp' }),
    },
  })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addKeyword(formatLimitDefinition)
  return ajv
}
