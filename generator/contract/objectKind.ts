/** The kinds of object a spec is made of, as far as any check looks at them. */
export const objectKinds = [
  'root',
  'info',
  'components',
  'tag',
  'server',
  'security scheme',
  'path',
  'operation',
  'callback',
  'parameter',
  'request body',
  'response',
  'header',
  'media type',
  'encoding',
  'schema',
  'channel',
  'message',
] as const

export type ObjectKind = (typeof objectKinds)[number]

/** Objects that may state facts. */
export const factObjects = [
  'operation',
  'channel',
  'message',
  'parameter',
  'header',
  'schema',
  'server',
  'security scheme',
] as const satisfies readonly ObjectKind[]

export type FactObject = (typeof factObjects)[number]
