import type { DeclaredFact, StatedFact } from '../contract/facts.ts'
import { type Json, textOfJson } from '../contract/json.ts'
import type { Localized } from '../contract/locales.ts'
import type { ObjectKind } from '../contract/objectKind.ts'
import { ownValue } from '../contract/ownValue.ts'
import { childNode, isRecord, locationOf, type SpecNode } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext } from './context.ts'

/** The declared facts that an object states; `undefined` where it states none. */
export function readFacts(kind: ObjectKind, node: SpecNode, context: ModelContext): StatedFact[] | undefined {
  const { declared } = context
  const { value: object } = node
  if (declared.length === 0 || !isRecord(object)) return undefined
  const facts = declared.flatMap((fact): StatedFact[] => {
    const written = object[fact.extension]
    if (written === undefined || !fact.objects.some((own) => own === kind)) return []
    const { extension, label, name, note, search = 'text', change = 'editorial' } = fact
    const text = textsOf(fact, jsonOf(written), childNode(node, extension), context)
    const weight = search === 'text' ? undefined : search
    const value = jsonOf(written)
    return [compact<StatedFact>({ extension, value, label, name, text, note, search: weight, change })]
  })
  return facts.length > 0 ? facts : undefined
}

function textsOf(fact: DeclaredFact, value: Json, node: SpecNode, context: ModelContext): Localized {
  const { text = textOfJson, plugin, extension, locales } = fact
  const plain = textOfJson(value)
  if (typeof text === 'object') {
    const asWritten = Object.fromEntries(locales.map((locale) => [locale, '{value}']))
    const templates = Object.entries(ownValue(text, plain) ?? ownValue(text, '*') ?? asWritten)
    return Object.fromEntries(templates.map(([locale, own]) => [locale, own.replaceAll('{value}', () => plain)]))
  }
  try {
    return Object.fromEntries(locales.map((locale) => [locale, checked(text(value, locale))]))
  } catch (error) {
    context.diagnostics.push({
      code: 'plugin-failed',
      severity: 'error',
      message: `The fact "${extension}" of the plug-in "${plugin}" fails: ${reasonOf(error)}.`,
      hint: 'Correct its `text`, or the value.',
      ...locationOf(context.spec, node),
    })
    return {}
  }
}

function checked(text: unknown): string {
  if (typeof text !== 'string') throw new Error('its `text` returns no text')
  return text
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
