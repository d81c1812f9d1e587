import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checked } from '../contract/diagnostics.ts'
import { type RecipeProgram, type Recipes, recipeNameOf } from '../contract/recipes.ts'
import { parseRecipe, recipeFolder } from './parseRecipe.ts'

/** Reads the programs in `guides/recipes`. What lies in its folder `parts` is there to be included. */
export async function readRecipes(root: string): Promise<Checked<Recipes>> {
  const folder = join(root, recipeFolder)
  const [programs, partFiles] = await Promise.all([filesIn(folder), filesIn(join(folder, 'parts'))])
  const readPart = async (file: string) =>
    [`parts/${file}`, await readFile(join(folder, 'parts', file), 'utf8')] as const
  const parts = new Map(await Promise.all(partFiles.map(readPart)))
  const parsed = await Promise.all(
    programs.map(async (file) => parseRecipe({ file, text: await readFile(join(folder, file), 'utf8'), parts })),
  )
  return {
    value: byName(parsed.map(({ value }) => value)),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort()
}

function byName(programs: readonly RecipeProgram[]): Recipes {
  const names = [...new Set(programs.map(({ file }) => recipeNameOf(file)))]
  return new Map(names.map((name) => [name, programs.filter(({ file }) => recipeNameOf(file) === name)]))
}
