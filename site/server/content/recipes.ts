import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RecipeProgram } from '../../../generator/contract/recipes.ts'
import { contentFolder, readContent } from './content.ts'

export type ShownProgram = Pick<RecipeProgram, 'file' | 'short'>

const file = 'recipes.json'

/** What the pages show of a recipe, a program in each language. Throws when there is no recipe of that name. */
export function shownPrograms(name: string): readonly ShownProgram[] {
  const isWritten = existsSync(join(contentFolder(), file))
  const programs = isWritten ? readContent<Readonly<Record<string, readonly ShownProgram[]>>>(file)[name] : undefined
  if (programs === undefined) throw new Error(`guides/recipes has no program "${name}"`)
  return programs
}
