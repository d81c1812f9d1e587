import type { SessionLanguage } from '../contract/sampleLanguages.ts'
import type { Sample, SessionPlan } from '../contract/samples.ts'
import { languages } from './languages.ts'
import { sessionWriter } from './program/writeByTable.ts'
import { writeProgram } from './writeProgram.ts'

/** The code of a session in one language: for a page, and as a program. */
export function sessionSampleOf(language: SessionLanguage, plan: SessionPlan): Sample {
  const writer = sessionWriter(languages[language])
  if (!writer) throw new Error(`no sessions are written in ${language}`)
  return writeProgram(languages[language], writer, plan, plan.channel)
}
