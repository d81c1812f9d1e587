import { readFileSync } from 'node:fs'

const example = /(`examples\/plugins\/(\w+\.ts)`:\n\n```ts\n)[\s\S]*?(```\n)/g

/** The page on plug-ins, with each example as its file is. */
export function pluginsPage(): string {
  return readFileSync('docs/plugins.md', 'utf8').replaceAll(
    example,
    (_, before: string, file: string, after: string) =>
      before + readFileSync(`examples/plugins/${file}`, 'utf8') + after,
  )
}
