import type { IslandText } from '../useIslandText.ts'
import type { Mismatch } from './checkValue.ts'

/** A problem in words, behind the place where it is. */
export function problemText({ id, path, values }: Mismatch, text: IslandText): string {
  const characters = id === 'pattern' ? charactersOf(String(values['limit']), text) : undefined
  const words = characters
    ? text('problem.characters', { characters })
    : text(`problem.${id}`, { reason: '', ...values })
  return path === '' ? words : `${path}: ${words}`
}

/** The characters of a pattern that asks for nothing else, as `^[A-Za-z0-9_-]+$`: letters, digits and marks. */
function charactersOf(pattern: string, text: IslandText): readonly string[] | undefined {
  const [, letters, digits, marks] = /^\^\[(A-Za-z)?(0-9)?((?:(?![\\\]^-])\W|_)*-?)\]\+\$$/.exec(pattern) ?? []
  const characters = [
    ...(letters ? [text('problem.letters')] : []),
    ...(digits ? [text('problem.digits')] : []),
    ...(marks ?? ''),
  ]
  return characters.length > 0 ? characters : undefined
}
