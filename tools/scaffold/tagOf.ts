import type { Api } from '../../generator/contract/reference.ts'
import { type Refusal, refuse } from './plan.ts'

/** The tag that decides on the page: the requested tag, or the only tag in use. */
export function findTag(
  wanted: string | undefined,
  used: readonly string[],
  { id, tags }: Api,
): Refusal | { readonly kind: 'tag'; readonly name: string | undefined } {
  const known = tags.map(({ name }) => name)
  const all = [...new Set([...used, ...known])]
  const list = all.map((name) => `"${name}"`).join(', ')
  if (wanted === undefined && all.length <= 1) return { kind: 'tag', name: all[0] }
  if (wanted === undefined) return refuse(`Name a tag with --tag: it decides on the page. ${id} has ${list}.`)
  if (all.includes(wanted)) return { kind: 'tag', name: wanted }
  const those = all.length === 0 ? 'no tags' : list
  return refuse(`${id} has no tag "${wanted}", it has ${those}. Declare a new one under "tags" first, with an x-page.`)
}
