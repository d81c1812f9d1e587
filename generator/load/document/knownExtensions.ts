import { extensions } from './extensions.schema.ts'
import { otherExtensions } from './otherExtensions.ts'

/** Extensions that are read: references are followed inside of these and of no others. */
const knownExtensions: ReadonlySet<string> = new Set([
  ...Object.keys(extensions),
  ...Object.entries(otherExtensions).flatMap(([name, { isFollowed }]) => (isFollowed ? [name] : [])),
])

/** Whether a step leads into an extension of another tool, or into a member that is named like one. Neither is read here. */
export function isForeignExtension(step: string | number): boolean {
  return typeof step === 'string' && step.startsWith('x-') && !knownExtensions.has(step)
}
