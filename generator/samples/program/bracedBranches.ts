import type { Branch } from '../../contract/sampleLanguage.ts'

/** Branches of a language with braces. `open` and `close` stand around a condition. */
export function bracedBranches(branches: readonly Branch[], open = 'if (', close = ') {', indent = '  '): string[] {
  const inner = branches.flatMap(({ condition, lines }, index) => [
    condition === undefined ? '} else {' : `${index === 0 ? '' : '} else '}${open}${condition}${close}`,
    ...lines.flatMap((line) => line.split('\n').map((part) => indent + part)),
  ])
  return [...inner, '}']
}
