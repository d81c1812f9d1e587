import { capitalized } from '../../contract/capitalized.ts'
import type { ReferenceTarget } from '../../load/document/resolveRefs.ts'

/** A name for a component: its own, with the file's name before it or a number after it where the name is taken. */
export function componentName({ file, pointer }: ReferenceTarget, taken: ReadonlySet<string>): string {
  const stem = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '')
  const own = clean(String(pointer.at(-1) ?? stem))
  const candidates = [own, `${camelCase(stem)}${capitalized(own)}`]
  const free = candidates.find((name) => !taken.has(name))
  if (free !== undefined) return free
  let number = 2
  while (taken.has(`${own}${number}`)) number += 1
  return `${own}${number}`
}

/** A name with only the characters that both formats allow in a component's name. */
function clean(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]+/g, '-') || 'component'
}

function camelCase(name: string): string {
  return clean(name).replaceAll(/[-_.]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
