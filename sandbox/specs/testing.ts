import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { load } from 'js-yaml'
import { jsonOf } from '../testing.ts'

interface Node {
  readonly [name: string]: Node | undefined
}

/** The specs of an API, to check replies and pushes against. */
export interface Specs {
  read(path: string): Node
  /** Violations of the schema at a path of a file. */
  problems(value: unknown, file: string, path: readonly string[]): unknown[]
  /** Violations of the response schema of an operation. */
  replyProblems(id: string, reply: unknown): unknown[]
}

const base = 'https://specs.example/'

/** Reads the specs in a folder of `specs/`. Schemas refer to components by file, as the specs have them. */
export function readSpecs(folder: string, components: readonly string[]): Specs {
  const root = new URL(`../../specs/${folder}/`, import.meta.url)
  const read = (path: string) => load(readFileSync(new URL(path, root), 'utf8')) as Node
  const ajv = new Ajv2020({ strict: false, formats: { int64: true, decimal: /^-?\d+(\.\d+)?$/ } })
  for (const name of components) ajv.addSchema(read(`components/${name}.yaml`), `${base}components/${name}.yaml`)
  const compiled = new Map<string, ValidateFunction>()
  /** Where the specs have each operation, by operation id. */
  const places = new Map<string, readonly [file: string, method: string]>()
  for (const reference of Object.values(read('openapi.yaml')['paths'] ?? {})) {
    const file = String(reference?.['$ref'])
    for (const [method, operation] of Object.entries(read(file)))
      places.set(String(operation?.['operationId']), [file, method])
  }

  function problems(value: unknown, file: string, path: readonly string[]): unknown[] {
    const name = `${file}#${path.join('/')}`
    const validate = compiled.get(name) ?? compile(name, file, path)
    compiled.set(name, validate)
    const sent: unknown = JSON.parse(jsonOf(value))
    return validate(sent) ? [] : [name, validate.errors, sent]
  }

  function compile(name: string, file: string, path: readonly string[]): ValidateFunction {
    const schema = path.reduce<Node | undefined>((node, member) => node?.[member], read(file))
    if (!schema) throw new Error(`There is no ${name}.`)
    return ajv.compile({ ...schema, $id: `${base}${file}?${path.join('/')}` })
  }

  function replyProblems(id: string, reply: unknown): unknown[] {
    const [file, method] = places.get(id) ?? ['', '']
    return problems(reply, file, [method, 'responses', '200', 'content', 'application/json', 'schema'])
  }

  return { read, problems, replyProblems }
}
