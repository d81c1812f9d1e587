import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checked } from '../contract/diagnostics.ts'
import { type RecipeProgram, type Recipes, recipeNameOf } from '../contract/recipes.ts'
import { parseRecipe, recipeFolder } from './parseRecipe.ts'
import { readTextFile } from './readTextFile.ts'

/** Reads the programs in `guides/recipes`. Programs include the files in its folder `parts`. */
export async function readRecipes(root: string): Promise<Checked<Recipes>> {
  const folder = join(root, recipeFolder)
  const [programs, partFiles] = await Promise.all([filesIn(folder), filesIn(join(folder, 'parts'))])
  const read = async (file: string) => {
    const { value = '', diagnostics } = await readTextFile(root, `${recipeFolder}/${file}`)
    return { file, text: value, diagnostics }
  }
  const own = await Promise.all(programs.map(read))
  const included = await Promise.all(partFiles.map((file) => read(`parts/${file}`)))
  const parts = new Map(included.map(({ file, text }) => [file, text]))
  const parsed = own.map(({ file, text }) => parseRecipe({ file, text, parts }))
  return {
    value: byName(parsed.map(({ value }) => value)),
    diagnostics: [...own, ...included, ...parsed].flatMap(({ diagnostics }) => diagnostics),
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
