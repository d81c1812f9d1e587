import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import type { SecurityScheme } from '../../contract/security.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import { signingOutline } from '../../model/view/signingOutline.ts'
import { factNames, factTexts, joined, type RecordContext, recordOf, textIn } from './recordContext.ts'

/**
 * Record of the authentication of calls, which an overview shows below one heading. Its names are those of schemes, steps
 * and algorithms, and of the headers and parameters that carry the credentials.
 */
export function schemeRecords({ content }: ReferencePage, api: Api, context: RecordContext): SearchRecord[] {
  const { securitySchemes } = api
  if (content.kind !== 'overview' || securitySchemes.length === 0) return []
  const heading = interfaceSentences(context.locale)('reference.authentication')
  const names = securitySchemes.flatMap((scheme) => [...namesOf(scheme), ...factNames(scheme.facts, context)])
  const text = joined(
    ...securitySchemes.map((scheme) =>
      joined(textIn(scheme.description, context), stepsText(scheme), factTexts(scheme.facts, context)),
    ),
  )
  return [recordOf({ kind: 'heading', anchor: 'authentication', heading, names, text }, context)]
}

function namesOf({ id, name = '', signing }: SecurityScheme): string[] {
  if (!signing) return [id, name]
  const { steps, sent } = signingOutline(signing)
  return [id, name, ...steps.flatMap((step) => [step.name, step.does.algorithm]), ...sent.map((value) => value.name)]
}

function stepsText({ signing }: SecurityScheme): string {
  if (!signing) return ''
  const { steps, sent } = signingOutline(signing)
  const done = steps.flatMap(({ name, cases }) => cases.map(({ lines }) => `${name}: ${lines.join(', ')}`))
  return joined(...done, ...sent.map(({ name, value }) => `${name}: ${value}`))
}
