import { readFileSync } from 'node:fs'

const example = /(`examples\/plugins\/(\w+\.ts)`(?:, `(\w+)`)?:\n\n```ts\n)[\s\S]*?(```\n)/g

/** The page on plug-ins, with each example as its file is, or the declaration of a name in it. */
export function pluginsPage(): string {
  return readFileSync('docs/plugins.md', 'utf8').replaceAll(
    example,
    (_, before: string, file: string, name: string | undefined, after: string) => {
      const text = readFileSync(`examples/plugins/${file}`, 'utf8')
      return before + (name === undefined ? text : declarationOf(name, text)) + after
    },
  )
}

function declarationOf(name: string, text: string): string {
  const isOwn = new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'm')
  const found = text.split(/\n\n(?=\S)/).find((part) => isOwn.test(part))
  if (found === undefined) throw new Error(`no example declares ${name}`)
  return `${found.trimEnd()}\n`
}
