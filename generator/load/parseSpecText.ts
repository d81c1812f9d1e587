import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import { capitalized } from '../contract/capitalized.ts'
import type { Checked, Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import { parseJson } from '../contract/json.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { createSourceMap } from './document/sourceMap.ts'
import type { SpecFile } from './document/spec.ts'
import { limits, measure } from './limits.ts'
import { withoutUnprintable } from './withoutUnprintable.ts'

/** YAML 1.2, and the merge keys that most tools of the field understand. */
const options = { maxDepth: limits.depth, schema: CORE_SCHEMA.withTags(mergeTag) }

/** Parses one YAML or JSON file. A file that cannot be read has the value `undefined` and a diagnostic. */
export function parseSpecText(path: string, text: string, memory: Memory = noMemory): Checked<SpecFile> {
  const sourceMap = createSourceMap(text, limits.depth)
  const parse = () => parseValue({ path, text, sourceMap })
  // JSON takes no longer to parse than a kept result takes to read.
  const { value, diagnostics } = path.endsWith('.json') ? parse() : memory.keep(`spec ${path}`, text, parse)
  return { value: { path, text, value, sourceMap }, diagnostics }
}

function parseValue({ path, text, sourceMap }: Omit<SpecFile, 'value'>): Checked<unknown> {
  const parsed = parseText(path, text)
  const diagnostics = parsed.diagnostics.length > 0 ? parsed.diagnostics : checkExtent(path, parsed.value)
  if (diagnostics.some(({ severity }) => severity === 'error')) return { value: undefined, diagnostics }
  const { value, found } = withoutUnprintable(parsed.value, text)
  const problems = found ? [unprintable(found.code, { file: path, ...sourceMap.locate(found.pointer) })] : []
  return { value, diagnostics: [...diagnostics, ...problems] }
}

function parseText(path: string, text: string): Checked<unknown> {
  try {
    // JSON text that is not valid JSON is read as YAML, whose errors carry a place.
    const json = path.endsWith('.json') ? parseJson(text.replace(/^\uFEFF/, '')) : undefined
    const value = json ?? load(text, options)
    return value === null || value === undefined ? empty(path) : { value, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    if (reason.includes('input is empty')) return empty(path)
    const place = { file: path, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 }
    const before = text.split('\n')[place.line - 1]?.slice(0, place.column - 1) ?? ''
    const hint = hintFor(reason, before.trim() !== '')
    return failed({
      code: reason.includes('maxDepth') ? 'input-too-large' : 'yaml-syntax',
      message: `${capitalized(reason)}.`,
      hint,
      ...place,
    })
  }
}

function unprintable(code: string, place: SourceLocation): Diagnostic {
  const message = `There is a character that no page can show: ${code}.`
  return { code: 'character-unprintable', severity: 'warning', message, hint: 'Take it out.', ...place }
}

function empty(path: string): Checked<undefined> {
  const hint = 'Write an OpenAPI or AsyncAPI document into it, or remove it from the configuration.'
  return failed({ code: 'empty-file', message: `${path} is empty.`, hint, file: path, line: 1, column: 1 })
}

function checkExtent(path: string, value: unknown): readonly Diagnostic[] {
  const { values, depth, written } = measure(value, limits.expandedValues)
  const most = Math.min(limits.expandedValues, Math.max(limits.fewValues, limits.timesWritten * written))
  const place = { code: 'input-too-large', file: path, line: 1, column: 1 } as const
  if (depth > limits.depth) {
    const message = `The document nests deeper than ${limits.depth} levels.`
    return failed({
      ...place,
      message,
      hint: 'Move inner parts into schemas of their own and refer to them with $ref.',
    }).diagnostics
  }
  if (values > most) {
    const message = `The document has more than ${most} values once its aliases are written out.`
    return failed({ ...place, message, hint: 'Replace YAML aliases with $ref, which is not expanded.' }).diagnostics
  }
  return []
}

function failed(problem: Omit<Diagnostic, 'severity'>): Checked<undefined> {
  return { value: undefined, diagnostics: [{ ...problem, severity: 'error' }] }
}

function hintFor(reason: string, isWithinLine: boolean): string {
  if (reason.includes('maxDepth')) return 'Move inner parts into schemas of their own and refer to them with $ref.'
  if (reason.includes('duplicated mapping key'))
    return 'Keep one of the two entries: a key may occur once in a mapping.'
  if (reason.includes('tab')) return 'Indent with spaces: YAML does not allow tabs for indentation.'
  if (reason.includes('deficient'))
    return 'Close the bracket or quotation mark that is still open here, or indent what continues it.'
  if (reason.includes('indentation') && !isWithinLine) return 'Align the line with its siblings, two spaces a level.'
  return 'Check quotes, colons and brackets around this place; quote text that contains `: ` or starts with a special character.'
}
