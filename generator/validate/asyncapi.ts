import { posix } from 'node:path'
import type { Diagnostic, Severity } from '../contract/diagnostics.ts'
import { type LoadedSpec, locationOf } from '../document/spec.ts'

/** What the parser reports (the Spectral diagnostic format). */
interface ParserProblem {
  readonly code: string | number
  readonly message: string
  readonly path: readonly (string | number)[]
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: number
  readonly source?: string
}

/** Advice that says nothing about whether a document is right: a newer version exists, a field could be filled in. */
const severities: readonly (Severity | undefined)[] = ['error', 'warning']

/** Folder that the parser believes the files to lie in; nothing is read from there. */
const virtualRoot = '/spec/'

/**
 * Checks an AsyncAPI document with the parser of its makers. It takes seconds to start, so only a validation run asks it;
 * every build checks the structure with Redocly. Files come from the spec as loaded: no disk, no network.
 */
export async function checkWithAsyncapiParser(spec: LoadedSpec): Promise<Diagnostic[]> {
  if (spec.format !== 'asyncapi' || spec.root.value === undefined) return []
  const { Parser } = await import('@asyncapi/parser')
  const read = (uri: { toString(): string }) => textOf(spec, uri.toString())
  const resolvers = ['file', 'http', 'https'].map((schema) => ({ schema, order: 1, canRead: true, read }))
  const parser = new Parser({ __unstable: { resolver: { cache: false, resolvers } } })
  const problems: readonly ParserProblem[] = await parser.validate(spec.root.text, {
    source: virtualRoot + spec.root.path,
  })
  return problems.flatMap((problem) => toDiagnostic(spec, problem))
}

function textOf(spec: LoadedSpec, uri: string): string {
  const file = spec.files.get(fileOf(uri))
  if (!file) throw new Error(`${uri} is not part of the spec`)
  return file.text
}

function fileOf(uri: string): string {
  const path = decodeURIComponent(uri.replace(/^file:\/\//, ''))
  return posix.relative(virtualRoot, path)
}

function toDiagnostic(spec: LoadedSpec, { code, message, path, severity, source }: ParserProblem): Diagnostic[] {
  const level = severities[severity]
  if (level === undefined) return []
  const file = source === undefined ? spec.root.path : fileOf(source)
  return [
    {
      code: 'asyncapi-structure',
      severity: level,
      message: `${message.replace(/\.$/, '')} (${code}).`,
      hint: 'Compare the place with the AsyncAPI specification of the version that the document names.',
      ...locationOf(spec, { file, pointer: path }),
    },
  ]
}
