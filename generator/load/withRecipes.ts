import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Recipes } from '../contract/recipes.ts'
import type { Guide } from './parseGuide.ts'

/** The guides with the files of the recipes they show among their data files; a recipe that does not exist is reported. */
export function withRecipes(guides: readonly Guide[], recipes: Recipes): Checked<readonly Guide[]> {
  const diagnostics = guides.flatMap(({ recipes: shown }) =>
    shown
      .filter(({ name }) => !recipes.has(name))
      .map(
        ({ name, ...place }): Diagnostic => ({
          ...{ code: 'recipe-invalid', severity: 'error', message: `There is no recipe "${name}".` },
          hint:
            recipes.size === 0
              ? 'Put its programs into guides/recipes.'
              : `There is: ${[...recipes.keys()].join(', ')}.`,
          ...place,
        }),
      ),
  )
  return { value: guides.map((guide) => withSources(guide, recipes)), diagnostics }
}

function withSources(guide: Guide, recipes: Recipes): Guide {
  if (guide.recipes.length === 0) return guide
  const sources = guide.recipes.flatMap(({ name }) => recipes.get(name) ?? []).flatMap((program) => program.sources)
  return { ...guide, dataFiles: [...new Set([...guide.dataFiles, ...sources])] }
}
