/** A program that a guide shows the essential part of, and that readers take whole. */
export interface RecipeProgram {
  /** Name of its file; the published file has the same. */
  readonly file: string
  /** The part that the page shows. */
  readonly short: string
  /** The complete program with everything that it includes. */
  readonly program: string
  /** Files that it is made from, relative to the project. */
  readonly sources: readonly string[]
}

/** Programs that do the same in different languages, by the name that guides call them. */
export type Recipes = ReadonlyMap<string, readonly RecipeProgram[]>

/** `place-order.py` and `PlaceOrder.java` are the recipe `place-order`. */
export function recipeNameOf(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}

/** Published path of a program, below the base. */
export function recipeAddress(file: string): string {
  return `/recipes/${encodeURIComponent(file)}`
}
