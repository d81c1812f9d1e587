import type { Processor } from 'unified'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'

/** Parses natively where that gives the same. Comes after what else parses, which it replaces. */
export function remarkParseMdx(this: Processor): void {
  this.parser = (text) => parseMdx(text)
}
