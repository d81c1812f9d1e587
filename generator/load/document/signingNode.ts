import presets from '../../contract/signingPresets.json' with { type: 'json' }
import { childNode, isRecord, type SpecNode } from './spec.ts'

/** Names of the schemes that `x-signing` knows. */
export const presetNames: readonly string[] = Object.keys(presets)

const byName: ReadonlyMap<string, { readonly signing: object }> = new Map(Object.entries(presets))

/**
 * `x-signing` of a security scheme. A preset is written out, and members beside `preset` take the place of its own; values
 * of the preset have the source location of its name.
 */
export function signingNode(scheme: SpecNode): SpecNode {
  const node = childNode(scheme, 'x-signing')
  const { value } = node
  const { preset, ...own } = isRecord(value) ? value : { preset: value }
  const known = typeof preset === 'string' ? byName.get(preset) : undefined
  return known ? { ...node, value: { ...known.signing, ...own } } : node
}
