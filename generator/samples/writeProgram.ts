import type { Sample, SampleLanguage } from '../contract/samples.ts'
import { fileNameOf } from './fileName.ts'

/** Writes requests or sessions in one language. */
export interface ProgramWriter<Plan> {
  /** The lines that a page shows. */
  short(plan: Plan): string
  /** The file that runs, with the short lines in it. */
  program(plan: Plan, short: string, file: string): string
}

/** What a page shows of a plan, and the program behind it, whose file is named by `id`. */
export function writeProgram<Plan>(
  language: SampleLanguage,
  { short: shortOf, program }: ProgramWriter<Plan>,
  plan: Plan,
  id: string,
): Sample {
  const short = shortOf(plan)
  const file = fileNameOf(id, language)
  return { language, short, file, program: program(plan, short, file) }
}

/** Lines of code, each after an indentation and before a line feed. */
export function block(indent: string, lines: readonly string[]): string {
  return lines.map((line) => `${indent}${line}\n`).join('')
}
