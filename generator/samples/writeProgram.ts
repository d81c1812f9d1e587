import type { Language, ProgramWriter } from '../contract/sampleLanguage.ts'
import type { Sample } from '../contract/samples.ts'
import { fileNameOf } from './fileName.ts'

/** The sample of a plan: the short text on a page, and the program, whose file is named by `id`. */
export function writeProgram<Plan>(
  language: Language,
  { short: shortOf, program }: ProgramWriter<Plan>,
  plan: Plan,
  id: string,
): Sample {
  const short = shortOf(plan)
  const file = fileNameOf(id, language)
  return {
    ...{ language: language.name, short, file },
    // A page shows the short text alone.
    get program() {
      return program(plan, short, file)
    },
  }
}

/** Lines of code, each after an indentation and before a line feed. */
export function block(indent: string, lines: readonly string[]): string {
  return lines.map((line) => `${indent}${line}\n`).join('')
}
