import type { Root } from 'hast'
import { shortHash } from '../../../generator/contract/ids.ts'
import { walkTree } from '../../../generator/contract/walkTree.ts'

/** Adds a hash of the text to the ids of its footnotes, because texts of one page may use the same names. */
export function rehypeFootnotes() {
  return (tree: Root, file: { toString(): string }): void => {
    const key = shortHash(String(file))
    const own = (name: unknown) => (typeof name === 'string' ? name.replace(footnote, `$1${key}-`) : undefined)
    walkTree(tree, 'element', ({ properties }) => {
      for (const name of ['id', 'href']) {
        const renamed = own(properties[name])
        if (renamed !== undefined) properties[name] = renamed
      }
    })
  }
}

const footnote = /^(#?user-content-fn(?:ref)?-)/
