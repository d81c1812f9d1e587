import { setImmediate } from 'node:timers/promises'
import type { AnyCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'
import { deprecatedWithoutDate } from '../rules/deprecated-without-date.ts'
import { deprecatedWithoutReplacement } from '../rules/deprecated-without-replacement.ts'
import { enumDescriptionUnknown } from '../rules/enum-description-unknown.ts'
import { enumValueUndescribed } from '../rules/enum-value-undescribed.ts'
import { errorCodeDuplicate } from '../rules/error-code-duplicate.ts'
import { errorCodeUnknown } from '../rules/error-code-unknown.ts'
import { exampleInconsistent } from '../rules/example-inconsistent.ts'
import { headerParameterIgnored } from '../rules/header-parameter-ignored.ts'
import { hiddenNameTold } from '../rules/hidden-name-told.ts'
import { httpSyntax } from '../rules/http-syntax.ts'
import { idNotString } from '../rules/id-not-string.ts'
import { listWithoutPaging } from '../rules/list-without-paging.ts'
import { moneyNotString } from '../rules/money-not-string.ts'
import { moneyWithoutFormat } from '../rules/money-without-format.ts'
import { noAmbiguousPaths } from '../rules/no-ambiguous-paths.ts'
import { numberInexact } from '../rules/number-inexact.ts'
import { paginationParameterUnknown } from '../rules/pagination-parameter-unknown.ts'
import { privateWithoutPermission } from '../rules/private-without-permission.ts'
import { privateWithoutRateLimit } from '../rules/private-without-rate-limit.ts'
import { fieldsOf } from '../rules/reading/fields.ts'
import { referenceCircular } from '../rules/reference-circular.ts'
import { replacementUnknown } from '../rules/replacement-unknown.ts'
import type { Finding, Rule, RuleInput } from '../rules/rule.ts'
import { schemaInvalid } from '../rules/schema-invalid.ts'
import { signingNameUnknown } from '../rules/signing-name-unknown.ts'
import { signingSumIgnored } from '../rules/signing-sum-ignored.ts'
import { singleLetterKeyUnexplained } from '../rules/single-letter-key-unexplained.ts'
import { textToFillIn } from '../rules/text-to-fill-in.ts'
import { textTooLong } from '../rules/text-too-long.ts'
import { timestampWithoutUnit } from '../rules/timestamp-without-unit.ts'
import { unknownFormat } from '../rules/unknown-format.ts'
import { yamlAmbiguous } from '../rules/yaml-ambiguous.ts'
import { checkIncomplete } from './checkIncomplete.ts'
import { checkExamples } from './examples.ts'
import { checkExtensions } from './extensions.ts'
import { checkWithRedocly } from './redocly.ts'
import { collectObjects } from './specObjects.ts'

/**
 * All diagnostics of one spec, in no particular order. Never throws for a mistake of a user. Files that could not be read
 * were reported when they were loaded.
 */
export async function validateSpec(spec: LoadedSpec): Promise<readonly Diagnostic[]> {
  if (spec.root.value === undefined) return []
  const unreadable = unknownFormat({ spec }).map(withSeverity)
  if (unreadable.length > 0) return unreadable
  const circles = referenceCircular({ spec }).map(withSeverity)
  const [structure, own] = await Promise.all([
    // Redocly gives up at a reference that leads back to itself.
    circles.length > 0 ? [] : checkWithRedocly(spec),
    checkByRules(spec),
  ])
  return withoutRepetition([...circles, ...structure, ...own])
}

/** Diagnostics of the rules. Their objects and fields are freed as soon as the rules end: Redocly may work much longer. */
async function checkByRules(spec: LoadedSpec): Promise<readonly Diagnostic[]> {
  const objects = collectObjects(spec)
  const { fields, cut } = fieldsOf(spec, objects)
  const found: Diagnostic[] = []
  for (const check of checks) {
    found.push(...check({ spec, objects, fields }))
    // Lets the process of Redocly receive its question.
    await setImmediate()
  }
  return [...asNotes(spec, found), ...(cut ? [checkIncomplete(spec, cut, partsCut)] : [])]
}

/** A finding with the usual severity of its code where the rule states none. */
function withSeverity({ code, ...others }: Finding): Diagnostic {
  return { code, severity: diagnosticCatalog[code].severity, ...others }
}

/** Rules for the form of an exchange's values. */
const exchangeRules: ReadonlySet<AnyCode> = new Set([
  'money-not-string',
  'money-without-format',
  'id-not-string',
  'timestamp-without-unit',
])
/** Most notes of one of these rules for a spec without extensions of exchanges. */
const fewNotes = 3

/** A spec without signing, units, permissions and limits hardly describes an exchange: a rule for exchanges gets one note. */
function asNotes({ files }: LoadedSpec, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const extensions = /\bx-(?:errors|limits|pagination|permission|rate-limit|signing|unit)\b/
  if ([...files.values()].some(({ text }) => extensions.test(text))) return found
  const others = found.filter(({ code }) => !exchangeRules.has(code))
  const summed = [...exchangeRules].flatMap((code) => {
    const own = found.filter((entry) => entry.code === code)
    const [first] = own
    if (!first || own.length <= fewNotes) return own
    return [{ ...first, message: `${first.message} There are ${own.length - 1} more of this kind.` }]
  })
  return [...others, ...summed]
}

const partsCut = 'Fields are not checked to the end: the schemas from here on are made of too many others.'

const rules: readonly Rule[] = [
  schemaInvalid,
  textTooLong,
  textToFillIn,
  hiddenNameTold,
  yamlAmbiguous,
  numberInexact,
  errorCodeUnknown,
  errorCodeDuplicate,
  replacementUnknown,
  deprecatedWithoutReplacement,
  enumDescriptionUnknown,
  deprecatedWithoutDate,
  enumValueUndescribed,
  exampleInconsistent,
  headerParameterIgnored,
  httpSyntax,
  idNotString,
  listWithoutPaging,
  moneyNotString,
  moneyWithoutFormat,
  noAmbiguousPaths,
  paginationParameterUnknown,
  privateWithoutPermission,
  privateWithoutRateLimit,
  signingNameUnknown,
  signingSumIgnored,
  singleLetterKeyUnexplained,
  timestampWithoutUnit,
]

const checks: readonly ((input: RuleInput) => Diagnostic[])[] = [
  ...rules.map((rule) => (input: RuleInput) => rule(input).map(withSeverity)),
  ({ spec, objects }) => checkExtensions(spec, objects),
  // Last: it takes longest, and the process of Redocly works by then.
  ({ spec, objects }) => checkExamples(spec, objects),
]

/** Removes equal diagnostics. If two checks report one line, the more precise check wins. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const places = new Set(diagnostics.map((diagnostic) => `${diagnostic.code} ${lineOf(diagnostic)}`))
  const seen = new Set<string>()
  return diagnostics.filter((diagnostic) => {
    const key = `${lineOf(diagnostic)}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`
    const isRepeated = seen.has(key) || places.has(`${betterCodes[diagnostic.code]} ${lineOf(diagnostic)}`)
    seen.add(key)
    return !isRepeated
  })
}

const betterCodes: Readonly<Partial<Record<AnyCode, AnyCode>>> = {
  'schema-invalid': 'spec-structure',
  'no-ambiguous-paths': 'no-identical-paths',
}

function lineOf({ file, line }: Diagnostic): string {
  return `${file}:${line}`
}
