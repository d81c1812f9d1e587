import type { Root } from 'hast'
import { shortHash } from '../../../generator/contract/ids.ts'
import { walkTree } from '../../../generator/contract/walkTree.ts'

/** Names footnotes after the text that they stand in: a page has many texts, and each may have a footnote of the same name. */
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
