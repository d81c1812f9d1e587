import fc from 'fast-check'

/** One thing done to a value: `path` chooses a place by numbers, `kind` what happens there. */
export interface Mutation {
  readonly path: readonly number[]
  readonly kind: (typeof kinds)[number]
}

const kinds = [
  'delete',
  'null',
  'number',
  'text',
  'empty text',
  'list',
  'map',
  'true',
  'deep',
  'long text',
  'reference to itself',
  'reference to the root',
  'reference to nothing',
  'prototype names',
  'rename',
  'hostile',
] as const

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  path: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 9 }),
  kind: fc.constantFrom(...kinds),
})

type Container = Record<string, unknown>

/** A copy of the document with the mutation done to it. */
export function mutate(document: unknown, { path, kind }: Mutation): unknown {
  const copy = structuredClone(document)
  let owner = copy as Container
  let pointer = '#'
  for (const [index, step] of path.entries()) {
    const keys = Object.keys(owner)
    const key = keys[step % keys.length]
    if (key === undefined) return copy
    const child = owner[key]
    pointer += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (index === path.length - 1 || typeof child !== 'object' || child === null) {
      change(owner, key, pointer, kind)
      return copy
    }
    owner = child as Container
  }
  return copy
}

function change(owner: Container, key: string, pointer: string, kind: Mutation['kind']): void {
  if (kind === 'delete') delete owner[key]
  else if (kind === 'rename') {
    owner[`${key}<script>`] = owner[key]
    delete owner[key]
  } else owner[key] = replacementOf(kind, pointer, owner[key])
}

function replacementOf(kind: Mutation['kind'], pointer: string, old: unknown): unknown {
  const replacements: Readonly<Record<string, () => unknown>> = {
    null: () => null,
    number: () => 1e308,
    text: () => 'text',
    'empty text': () => '',
    list: () => [old, null, [], {}],
    map: () => ({ a: old, b: null, c: [] }),
    true: () => true,
    deep: () => nested(150),
    'long text': () => 'a<b> '.repeat(200_000),
    'reference to itself': () => ({ $ref: pointer }),
    'reference to the root': () => ({ $ref: '#' }),
    'reference to nothing': () => ({ $ref: '#/no/such/place' }),
    'prototype names': () =>
      JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":2},"toString":3,"hasOwnProperty":4}'),
    hostile: () => '<script>alert(1)</script>{process.exit(1)}',
  }
  return replacements[kind]?.()
}

function nested(depth: number): unknown {
  let value: unknown = { type: 'string' }
  for (let level = 0; level < depth; level += 1) value = { type: 'object', properties: { a: value } }
  return value
}
