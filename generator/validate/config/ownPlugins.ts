import { isRecord } from '../../contract/json.ts'
import { ownCommands } from '../../contract/ownCommands.ts'
import { isSampleLanguage, sampleLanguageNames } from '../../contract/sampleLanguages.ts'
import { extensionNames } from '../document/extensions.ts'
import { createAjv } from '../json-schema/ajv.ts'
import { type ConfigProblem, listIn, noFunction } from './configProblem.ts'
import { componentProblems } from './pluginComponents.ts'

/** Members of plug-ins that are functions, by the list that they stand in, with an example of each. */
const functions = [
  ['rules', 'check', '(object) => [{ message, hint, at }]'],
  ['outputs', 'files', '(site) => [{ path, text }]'],
  ['commands', 'run', '({ arguments, reference, print }) => 0'],
] as const

/** Mistakes in plug-ins that no schema can express: members that must be functions, and facts that cannot be declared. */
export function pluginProblems(config: unknown): ConfigProblem[] {
  return listIn(config, 'plugins').flatMap((plugin, index) => [
    ...factProblems(plugin, index),
    ...commandProblems(plugin, index),
    ...languageProblems(plugin, index),
    ...componentProblems(config, plugin, index),
    ...functions.flatMap(([door, member, form]) =>
      listIn(plugin, door).flatMap((entry, position) => {
        if (!Object.hasOwn(entry, member) || typeof entry[member] === 'function') return []
        return [noFunction(['plugins', String(index), door, String(position), member], form)]
      }),
    ),
  ])
}

/** Facts that the engine declares already, schemas that ajv cannot compile, and texts in an unusable form. */
function factProblems(plugin: unknown, index: number): ConfigProblem[] {
  return listIn(plugin, 'facts').flatMap(({ extension, schema, text }, position) => {
    const path = ['plugins', String(index), 'facts', String(position)]
    const reason = reasonAgainst(schema)
    return [
      ...(text === undefined || typeof text === 'function' || isTableOfTexts(text)
        ? []
        : [noFunction([...path, 'text'], '(value, locale) => text')]),
      ...(typeof extension === 'string' && extensionNames.includes(extension)
        ? [
            {
              path: [...path, 'extension'],
              message: `"${extension}" is an extension of the engine.`,
              hint: 'Give it another name.',
            },
          ]
        : []),
      ...(reason === undefined
        ? []
        : [
            {
              path: [...path, 'schema'],
              message: `/${[...path, 'schema'].join('/')} is no JSON Schema: ${reason}.`,
              hint: 'Write JSON Schema 2020-12.',
            },
          ]),
    ]
  })
}

function isTableOfTexts(value: unknown): boolean {
  const isLocalized = (text: unknown) => isRecord(text) && Object.values(text).every((own) => typeof own === 'string')
  return isRecord(value) && Object.values(value).every(isLocalized)
}

/** Commands with the name of an engine's command: they would never run. */
function commandProblems(plugin: unknown, index: number): ConfigProblem[] {
  return listIn(plugin, 'commands').flatMap(({ name }, position) => {
    if (typeof name !== 'string' || ownCommands.every((own) => own.name !== name)) return []
    const path = ['plugins', String(index), 'commands', String(position), 'name']
    return [{ path, message: `"${name}" is a command of the engine.`, hint: 'Give it another name.' }]
  })
}

/** Sample languages that the engine has already. */
function languageProblems(plugin: unknown, index: number): ConfigProblem[] {
  return listIn(plugin, 'languages').flatMap(({ name }, position) =>
    typeof name === 'string' && isSampleLanguage(name)
      ? [
          {
            path: ['plugins', String(index), 'languages', String(position), 'name'],
            message: `"${name}" is a language of the engine.`,
            hint: 'Give it another name.',
          },
        ]
      : [],
  )
}

/** Names of `samples.languages` that neither the engine nor a plug-in has. */
export function languageNameProblems(config: unknown): ConfigProblem[] {
  const known = [
    ...sampleLanguageNames,
    ...listIn(config, 'plugins').flatMap((plugin) => listIn(plugin, 'languages').map(({ name }) => String(name))),
  ]
  const samples = isRecord(config) && isRecord(config.samples) ? config.samples.languages : undefined
  const names: readonly unknown[] = Array.isArray(samples) ? samples : []
  return names.flatMap((name, index) =>
    typeof name !== 'string' || known.includes(name)
      ? []
      : [
          {
            path: ['samples', 'languages', String(index)],
            message: `"${name}" is no language of samples.`,
            hint: `Use ${known.join(', ')}. A plug-in brings another language; \`x-codeSamples\` of an operation holds a sample of your own.`,
          },
        ],
  )
}

function reasonAgainst(schema: unknown): string | undefined {
  if (!isRecord(schema)) return undefined
  try {
    createAjv().compile(schema)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Name of the plug-in that a path of the configuration leads into. */
export function pluginAt(config: unknown, path: readonly (string | number)[]): string | undefined {
  const [list, index] = path
  if (list !== 'plugins' || index === undefined || !isRecord(config) || !Array.isArray(config.plugins)) return undefined
  const plugin: unknown = config.plugins[Number(index)]
  return isRecord(plugin) && typeof plugin.name === 'string' ? plugin.name : `number ${Number(index) + 1}`
}

/** Codes of the plug-ins' rules. */
export function pluginCodes(config: unknown): string[] {
  return listIn(config, 'plugins').flatMap((plugin) =>
    listIn(plugin, 'rules').map(({ id }) => `${String(plugin.name)}/${String(id)}`),
  )
}
