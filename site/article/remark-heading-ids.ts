import type { Heading, Root } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { createSlugger } from '../../generator/contract/ids.ts'
import { walkTree } from '../../generator/contract/walkTree.ts'

/** Gives each heading its id: the text at its end (`## Signing [#signing]`), which is taken out, else a slug of its text. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const slugOf = createSlugger()
    walkTree(tree, 'heading', (heading) => {
      const id = takeExplicitId(heading) ?? slugOf(textOfTree(heading))
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
    })
  }
}

function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? /\[#([^\s\]#]+)\]$/.exec(last.value.trimEnd()) : null
  if (last?.type !== 'text' || !match) return undefined
  last.value = last.value.slice(0, match.index).trimEnd()
  return match[1]
}
