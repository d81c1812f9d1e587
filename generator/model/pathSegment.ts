import { kebabCase, shortHash } from '../contract/ids.ts'

/** Bytes a path segment may have: file systems allow 255, and the file's ending wants room. */
const longestSegment = 120

/** A path segment for any name; one without a letter or digit gets its character codes, a very long one is cut. */
export function pathSegment(name: string): string {
  const codes = () => [...name].map((character) => character.codePointAt(0)?.toString(16)).join('-')
  const whole = kebabCase(name) || codes() || 'page'
  if (Buffer.byteLength(whole) <= longestSegment) return whole
  return `${[...whole].slice(0, longestSegment / 4).join('')}-${shortHash(name)}`
}
