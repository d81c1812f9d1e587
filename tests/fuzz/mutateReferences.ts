import { posix } from 'node:path'
import { isTree, type Position, pointerOf, positionsOf, setMember } from './document.ts'
import type { Random } from './random.ts'

interface FilePosition extends Position {
  readonly file: string
}

/** Puts references at some values of the documents, each to anywhere: another value, itself, a parent, nowhere. */
export function mutateReferences(documents: Readonly<Record<string, unknown>>, random: Random): void {
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const places = Object.entries(documents).flatMap(([file, document]) =>
      positionsOf(document).map((position) => ({ file, ...position })),
    )
    if (places.length === 0) return
    const place = random.pick(places)
    refer(place, random.pick(targets)(place, places, random), random)
  }
}

/** The value becomes the reference, keeps its members beside it, or is joined by it. */
function refer({ owner, key }: FilePosition, reference: unknown, random: Random): void {
  const value = owner[key]
  if (isTree(value) && random.chance(0.25)) setMember(value, '$ref', reference)
  else if (isTree(value) && random.chance(0.1))
    setMember(value, random.pick(['x-data', 'x-page', 'schema']), { $ref: reference })
  else setMember(owner, key, { $ref: reference })
}

type Target = (place: FilePosition, places: readonly FilePosition[], random: Random) => unknown

const elsewhere: Target = (place, places, random) => referenceTo(place, random.pick(places))

const targets: readonly Target[] = [
  ...Array<Target>(8).fill(elsewhere),
  (place) => referenceTo(place, place),
  (place, _, random) => referenceTo(place, { ...place, path: place.path.slice(0, random.below(place.path.length)) }),
  (place, _, random) =>
    referenceTo(place, { ...place, path: [...place.path, random.pick(['a', '0', '$ref', '__proto__', ''])] }),
  (place, places, random) => `${String(referenceTo(place, random.pick(places)))}/nowhere`,
  (place, places, random) => encodeURI(String(referenceTo(place, random.pick(places)))),
  (_, __, random) => random.pick(oddReferences),
]

/** The canary files that the judge puts beside a mutant are among them: no command may read or publish them. */
const oddReferences: readonly unknown[] = [
  ...[
    '#',
    '',
    '#/',
    '##',
    '#/a//b',
    '#/~',
    '#/~2',
    '#/%',
    '#/%00',
    '#/__proto__',
    '#/constructor/prototype',
    '#/paths/length',
  ],
  ...[
    '.env',
    './.env',
    '../outside.yaml',
    '../outside.yaml#/secret',
    '.git/config',
    'node_modules/a/openapi.yaml',
    '/etc/passwd',
  ],
  ...[
    'http://127.0.0.1:9/a.yaml',
    'https://x.invalid/a.yaml#/a',
    'file:///etc/passwd',
    '//x/y',
    'a.yaml',
    '.',
    '..',
    './',
    'a\u0000b',
  ],
  ...[
    null,
    1,
    true,
    [],
    {},
    ['#'],
    { $ref: '#' },
    '#anchor',
    '#/components/schemas',
    'C:\\a.yaml',
    '..\\outside.yaml',
    '%2e%2e/outside.yaml',
  ],
]

function referenceTo(from: FilePosition, { file, path }: Pick<FilePosition, 'file' | 'path'>): string {
  const pointer = path.length === 0 ? '' : pointerOf(path)
  if (file === from.file) return pointer || '#'
  return `${posix.relative(posix.dirname(from.file), file)}${pointer}`
}
