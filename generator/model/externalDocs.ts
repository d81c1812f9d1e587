import type { ExternalDocs } from '../contract/annotations.ts'
import { type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'

/** Where to read more, as an object of the spec names it (`externalDocs`); nothing without an address. */
export function readExternalDocs(node: SpecNode, { translator }: ModelContext): ExternalDocs | undefined {
  const url = textOf(valueAt(node, 'url'))
  if (url === undefined) return undefined
  return compact<ExternalDocs>({ url, description: translator.prose(valueAt(node, 'description')) })
}
