import type { ErrorObject } from 'ajv'
import configSchema from '../../../schemas/site-config.json' with { type: 'json' }
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { isRecord } from '../../load/document/spec.ts'
import { createAjv } from '../json-schema/ajv.ts'
import { describeErrors, type ValueProblem } from '../json-schema/describeErrors.ts'
import type { ConfigProblem } from './configProblem.ts'
import { ownNameProblems } from './ownNames.ts'
import { languageNameProblems, pluginAt, pluginProblems } from './ownPlugins.ts'
import { settingProblems } from './ruleSettings.ts'

/** The diagnostics of a configuration. `text` gives the source locations; without it everything is on line 1. */
export function checkConfig(value: unknown, file: string, text = ''): readonly Diagnostic[] {
  const validate = createAjv().compile(withLocales(value))
  const problems = validate(value) ? [] : describeErrors((validate.errors ?? []).filter(isNotAboutNames))
  const report = ({ path: keys, message, hint }: ConfigProblem): Diagnostic => {
    const plugin = pluginAt(value, keys)
    const found = { severity: 'error', hint, file, ...findKeys(text, keys.map(String)) } as const
    return plugin === undefined
      ? { code: 'config-invalid', message, ...found }
      : { code: 'plugin-invalid', message: `Plug-in "${plugin}": ${message}`, ...found }
  }
  return [
    ...problems.map((problem) => {
      const subject = problem.path.length > 0 ? problem.path.map((step) => `/${step}`).join('') : 'The configuration'
      return report({ path: problem.path, message: `${subject} ${textOf(problem)}.`, hint: hintFor(problem) })
    }),
    ...[
      ...settingProblems(value),
      ...ownNameProblems(value),
      ...pluginProblems(value),
      ...languageNameProblems(value),
    ].map(report),
    ...repeatedNames(value).map(({ path, name }) =>
      report({ path, message: `"${name}" is there twice.`, hint: 'Give each one a name of its own.' }),
    ),
  ]
}

/** Unknown keys here are reported by `settingProblems` and `ownNameProblems`, which can suggest a correction. */
const placesOfNames = ['/validation/rules', '/theme/tokens', '/components', '/sidebars', '/redirects']

function isNotAboutNames({ instancePath, keyword, propertyName }: ErrorObject): boolean {
  return !placesOfNames.includes(instancePath) || (keyword !== 'propertyNames' && propertyName === undefined)
}

/** The schema with the languages of this site: a text must exist in the default language and in no unknown language. */
function withLocales(value: unknown): object {
  const written = isRecord(value) && Array.isArray(value.locales) ? value.locales.filter(isRecord) : []
  const codes = written.map(({ code }) => code).filter((code) => typeof code === 'string')
  const [first = 'en'] = codes
  const names = { propertyNames: { enum: codes.length > 0 ? codes : [first] } }
  const { Localized, ...others } = configSchema.$defs
  return { ...configSchema, $defs: { ...others, Localized: { ...Localized, required: [first], ...names } } }
}

/** Names of languages, APIs and plug-ins that occur twice. */
function repeatedNames(value: unknown): { path: string[]; name: string }[] {
  const lists = [['locales', 'code'] as const, ['apis', 'id'] as const, ['plugins', 'name'] as const]
  return lists.flatMap(([list, key]) => {
    const entries: readonly unknown[] = isRecord(value) && Array.isArray(value[list]) ? value[list] : []
    const names = entries.map((entry) => (isRecord(entry) ? entry[key] : undefined))
    return names.flatMap((name, index) =>
      typeof name === 'string' && names.indexOf(name) !== index ? [{ path: [list, String(index), key], name }] : [],
    )
  })
}

/** Text of a problem. A pattern is for programs; the hint shows a valid value. */
function textOf({ text, error }: ValueProblem): string {
  return error.keyword === 'pattern' ? 'is not of the form that is expected' : text
}

function hintFor({ error: { keyword, params, parentSchema, propertyName } }: ValueProblem): string {
  const known = Object.keys(parentSchema?.properties ?? {})
  if (keyword === 'additionalProperties') {
    const near = nearestName(String(params.additionalProperty), known)
    return near ? `Did you mean "${near}"?` : `Use one of ${known.join(', ')}.`
  }
  if (propertyName !== undefined) return 'Name a language of the site.'
  const [example] = parentSchema?.examples ?? []
  if (example === undefined) return (keyword === 'pattern' && parentSchema?.description) || 'Correct the value.'
  return `Write it like ${JSON.stringify(example)}.`
}
