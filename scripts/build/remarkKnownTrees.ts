import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'

/** Takes the tree of a document that has been parsed already, by its path. Comes after what parses, which it replaces. */
export function remarkKnownTrees(this: Processor, trees: ReadonlyMap<string, Root>): void {
  this.parser = (text, file) => {
    const tree = trees.get(file.path)
    return tree ? structuredClone(tree) : parseMdx(text)
  }
}
