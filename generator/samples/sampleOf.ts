import type { SampleLanguage } from '../contract/sampleLanguages.ts'
import type { RequestPlan, Sample } from '../contract/samples.ts'
import { languages } from './languages.ts'
import { requestWriter } from './program/writeByTable.ts'
import { writeProgram } from './writeProgram.ts'

/** The code of a request in one language: for a page, and as a program. */
export function sampleOf(language: SampleLanguage, plan: RequestPlan): Sample {
  return writeProgram(languages[language], requestWriter(languages[language]), plan, plan.operation)
}
