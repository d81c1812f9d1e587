import extensions from '../../../schemas/extensions.json' with { type: 'json' }

/** Extensions that are read: references are followed inside of these and of no others. */
const knownExtensions: ReadonlySet<string> = new Set([...Object.keys(extensions), 'x-displayName', 'x-webhooks'])

/** Whether a step leads to what is nobody's business here: an extension of somebody else's, or what is only called like one. */
export function isForeignExtension(step: string | number): boolean {
  return typeof step === 'string' && step.startsWith('x-') && !knownExtensions.has(step)
}
