import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { RecipeProgram } from '../contract/recipes.ts'

/** Folder of the recipes, relative to the project. */
export const recipeFolder = 'guides/recipes'

interface RecipeText {
  /** Below `guides/recipes`. */
  readonly file: string
  readonly text: string
  /** Texts that programs may include, by their path below `guides/recipes`. */
  readonly parts: ReadonlyMap<string, string>
}

const includeLine = /^(?:#|\/\/) include (\S+)$/
const beginLine = /^\s*(?:#|\/\/) region shown$/
const endLine = /^\s*(?:#|\/\/) endregion$/

/**
 * A program as it is published: each line `# include parts/signing.py` replaced by that file, once where several parts
 * include it, without the lines that mark the part on the page, `# region shown` and `# endregion`. Without these lines
 * the page shows the whole program; with nothing between them it shows a link to the program.
 */
export function parseRecipe({ file, text, parts }: RecipeText): Checked<RecipeProgram> {
  const lines = text.trimEnd().split(/\r?\n/)
  const diagnostics: Diagnostic[] = []
  const report = (index: number, message: string, hint: string) =>
    diagnostics.push({
      ...{ code: 'recipe-invalid', severity: 'error', message, hint },
      ...{ file: `${recipeFolder}/${file}`, line: index + 1, column: 1 },
    })
  const shown = shownRange(lines)
  if (shown === undefined)
    report(
      Math.max(lines.findIndex(isMark), 0),
      'What the page shows has a beginning without an end, or more than one.',
      'Put one pair of lines, `# region shown` and `# endregion`, around it.',
    )
  const included = new Set<string>()
  const expand = (line: string, index: number): string[] => {
    const name = includeLine.exec(line)?.[1]
    if (name === undefined) return [line]
    const part = parts.get(name)
    if (part === undefined)
      report(index, `There is nothing to include as ${name}.`, `There is: ${[...parts.keys()].join(', ')}.`)
    if (part === undefined || included.has(name)) return []
    included.add(name)
    return part
      .trimEnd()
      .split(/\r?\n/)
      .flatMap((own) => expand(own, index))
  }
  const expanded = lines.map((line, index) => (isMark(line) ? [] : expand(line, index)))
  const join = (part: readonly string[][]) => part.flat().join('\n')
  return {
    value: {
      file,
      short: dedented(join(shown === undefined ? expanded : expanded.slice(...shown))),
      program: `${join(expanded)}\n`,
      sources: [file, ...included].map((name) => `${recipeFolder}/${name}`),
    },
    diagnostics,
  }
}

function isMark(line: string): boolean {
  return beginLine.test(line) || endLine.test(line)
}

/** The lines between the marks, or all of them where there are none; nothing when the marks do not match. */
function shownRange(lines: readonly string[]): [begin: number, end: number] | undefined {
  const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []))
  const [begin, end] = marks
  if (begin === undefined) return [0, lines.length]
  const isPair = marks.length === 2 && beginLine.test(lines[begin] ?? '') && endLine.test(lines[end ?? -1] ?? '')
  return isPair ? [begin, end ?? begin] : undefined
}

/** A text without the common indentation of its lines, and without empty lines at both ends. */
function dedented(text: string): string {
  const lines = text.replace(/^\n+/, '').trimEnd().split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const common = Math.min(...indents)
  return lines.map((line) => line.slice(common)).join('\n')
}
