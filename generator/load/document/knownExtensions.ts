/** Extensions that are read: references are followed inside of these and of no others. */
export const knownExtensions: ReadonlySet<string> = new Set([
  ...[
    'x-page',
    'x-sidebar-label',
    'x-displayName',
    'x-webhooks',
    'x-errors',
    'x-rate-limit',
    'x-limits',
    'x-permission',
    'x-effect',
    'x-success',
    'x-test-server',
  ],
  ...[
    'x-replaced-by',
    'x-deprecated-since',
    'x-sunset',
    'x-since',
    'x-internal',
    'x-audience',
    'x-enum-descriptions',
    'x-unit',
    'x-certainty',
  ],
  ...[
    'x-pagination',
    'x-perspective',
    'x-access',
    'x-push-frequency',
    'x-snapshot',
    'x-signing',
    'x-signing-values',
    'x-connection-token',
  ],
  ...['x-sequence', 'x-conversation', 'x-heartbeat', 'x-request-headers', 'x-server-time', 'x-unique'],
])

/** Whether a step leads into an extension of another tool, or into a member with such a name. Neither is read here. */
export function isForeignExtension(step: string | number): boolean {
  return typeof step === 'string' && step.startsWith('x-') && !knownExtensions.has(step)
}
