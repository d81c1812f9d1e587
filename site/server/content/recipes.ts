import type { RecipeProgram } from '../../../generator/contract/recipes.ts'
import { readOptionalContent } from './content.ts'

export type ShownProgram = Pick<RecipeProgram, 'file' | 'short'>

/** Programs of a recipe, one a language. Throws when there is no recipe of that name. */
export function shownPrograms(name: string): readonly ShownProgram[] {
  const programs = readOptionalContent<Readonly<Record<string, readonly ShownProgram[]>>>('recipes.json')?.[name]
  if (programs === undefined) throw new Error(`guides/recipes has no program "${name}"`)
  return programs
}
