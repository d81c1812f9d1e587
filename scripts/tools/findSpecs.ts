import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isHidden } from '../../generator/index.ts'
import { filesBelow } from '../command/filesBelow.ts'

/** The OpenAPI and AsyncAPI descriptions below a folder, by their paths in it: files that name their format at the top level. */
export async function findSpecs(root: string): Promise<string[]> {
  const files = filesBelow(root).filter((file) => /\.(ya?ml|json)$/i.test(file) && !isHidden(file))
  const found = await Promise.all(files.map(async (file) => ((await isSpec(join(root, file))) ? [file] : [])))
  return found.flat().sort()
}

const firstInJson = /^\s*\{\s*["']?(?:openapi|asyncapi)["']?\s*:/
const ownLine = /^["']?(?:openapi|asyncapi)["']?[ \t]*:/m

async function isSpec(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8')
  return firstInJson.test(text) || ownLine.test(text)
}
