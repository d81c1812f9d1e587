import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const specFile = 'specs/small/openapi.yaml'
export const guideFile = 'guides/en/index.mdx'

/** The smallest project there is: a configuration, a guide and a spec with one operation. */
const small: Readonly<Record<string, string>> = {
  'site.config.mjs': `export default { brand: { name: 'Small' }, apis: [{ id: 'small', specs: ['specs/small/openapi.yaml'] }] }\n`,
  [guideFile]: '---\ntitle: Small\ndescription: A small project.\n---\n\nHello.\n',
  [specFile]: `openapi: 3.1.0
info:
  title: Small
  version: 1.0.0
paths:
  /things/{id}:
    get:
      operationId: getThing
      summary: Get a thing
      description: Gives a thing.
      tags: [Things]
      parameters:
        - name: id
          in: path
          required: true
          description: Id of the thing.
          schema:
            type: string
          example: a1
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema:
                type: object
                properties:
                  size:
                    type: integer
                    description: How big it is.
              example:
                size: 3
tags:
  - name: Things
    description: All things.
`,
}

/** Changes to the small project: a file's new text, a replacement in it, or nothing to take the file away. */
export type Changes = Readonly<Record<string, string | readonly [old: string, replacement: string] | undefined>>

/** Writes the small project with changes into a folder. */
export async function writeSmallProject(folder: string, changes: Changes = {}): Promise<string> {
  for (const file of new Set([...Object.keys(small), ...Object.keys(changes)])) {
    const text = textOf(file, changes)
    if (text === undefined) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

function textOf(file: string, changes: Changes): string | undefined {
  if (!(file in changes)) return small[file]
  const change = changes[file]
  if (change === undefined || typeof change === 'string') return change
  const [old, replacement] = change
  const text = small[file] ?? ''
  if (!text.includes(old)) throw new Error(`${file} of the small project does not contain ${old}`)
  return text.replace(old, replacement)
}
