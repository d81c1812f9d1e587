import type { Prose } from '../contract/annotations.ts'
import type { Operation } from '../contract/operation.ts'
import { valueAt } from '../load/document/spec.ts'
import { compact, textOf } from './context.ts'
import type { OperationPlace } from './operationPlaces.ts'
import type { Translator } from './prose.ts'

/** A summary of more characters, or of several lines, fits no menu: it is a description. */
const longestTitle = 120

/**
 * Title and description of an operation: its own, else its path's. Some specs have a description in
 * the summary, and no name but the id.
 */
export function readOperationHead(
  { method, path, pathItem, node }: Pick<OperationPlace, 'method' | 'path' | 'pathItem' | 'node'>,
  translator: Translator,
): Pick<Operation, 'title' | 'description'> {
  const { prose } = translator
  const summary = [node, pathItem].map((owner) => valueAt(owner, 'summary')).find((text) => prose(text) !== undefined)
  const description = prose(valueAt(node, 'description')) ?? prose(valueAt(pathItem, 'description'))
  const title = isTitle(summary) ? translator.title(summary) : undefined
  const lead = title ? undefined : prose(summary)
  return compact<Pick<Operation, 'title' | 'description'>>({
    title: title ?? translator.name(textOf(valueAt(node, 'operationId')) ?? `${method} ${path}`),
    description: lead && description ? inTurn(lead, description) : (lead ?? description),
  })
}

function isTitle(summary: unknown): boolean {
  return typeof summary === 'string' && summary.trim().length <= longestTitle && !summary.trim().includes('\n')
}

/** Two texts as paragraphs of one, in every language that has either. */
export function inTurn(first: Prose, second: Prose): Prose {
  const locales = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(locales.map((locale) => [locale, `${textIn(first, locale)}\n\n${textIn(second, locale)}`]))
}

function textIn(text: Prose, locale: string): string {
  return text[locale] ?? Object.values(text)[0] ?? ''
}
