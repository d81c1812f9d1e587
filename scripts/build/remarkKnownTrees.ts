import type { Root } from 'mdast'
import type { Processor } from 'unified'

/** Takes the tree of a document that has been parsed already, by its path, and has all others parsed. Comes after what parses. */
export function remarkKnownTrees(this: Processor, trees: ReadonlyMap<string, Root>): void {
  const { parser } = this
  this.parser = (text, file) => {
    const tree = trees.get(file.path)
    if (tree) return structuredClone(tree)
    if (!parser) throw new Error('nothing parses documents')
    return parser(text, file)
  }
}
