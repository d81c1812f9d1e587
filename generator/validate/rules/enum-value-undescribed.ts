import { asText } from '../../load/document/asText.ts'
import { enumDescriptions } from '../../load/document/enumDescriptions.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, isRecord, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'
import { isInCondition } from '../document/isInCondition.ts'
import { quantity } from '../report/quantity.ts'
import { reportLacks } from './adoption.ts'
import { quotedNames } from './reading/nameWords.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A value of an enum that neither `x-enum-descriptions` nor the description of the schema explains. */
export function enumValueUndescribed({ spec, objects }: RuleInput): Finding[] {
  const choices = objects.filter(({ kind, node }) => (kind === 'schema' || kind === 'parameter') && isChoice(node))
  const lacks = choices.flatMap(({ node }) => {
    const values = undescribed(spec, node)
    const message = `Nothing says what ${quotedNames(values)} ${values.length > 1 ? 'mean' : 'means'}.`
    return values.length > 0 ? [{ node: childNode(node, 'enum'), message }] : []
  })
  return reportLacks({
    spec,
    code: 'enum-value-undescribed',
    isAdopted: choices.some(({ node }) => childNode(node, 'x-enum-descriptions').value !== undefined),
    lacks,
    summary: `Nothing says what the values of ${quantity(lacks.length, 'enum')} mean.`,
    hint: 'Add `x-enum-descriptions` with a text for each value.',
  })
}

/** A single value is no choice. Values with a unit explain themselves, and values of a condition are described elsewhere. */
function isChoice(node: SpecNode): boolean {
  const { value } = childNode(node, 'enum')
  if (childNode(node, 'x-unit').value !== undefined || isInCondition(node.pointer)) return false
  return Array.isArray(value) && value.filter((entry) => entry !== null).length > 1
}

function undescribed(spec: LoadedSpec, schema: SpecNode): string[] {
  const descriptions = dereference(spec, childNode(schema, 'x-enum-descriptions'))?.value
  const own = isRecord(schema.value) ? schema.value : {}
  const explained = enumDescriptions({ ...own, ...(descriptions ? { 'x-enum-descriptions': descriptions } : {}) }) ?? {}
  const prose = asText(childNode(schema, 'description').value ?? '')
  const { value } = childNode(schema, 'enum')
  const values = Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string' || typeof entry === 'number')
    : []
  return values.map(asText).filter((name) => !Object.hasOwn(explained, name) && !prose.includes(`\`${name}\``))
}
