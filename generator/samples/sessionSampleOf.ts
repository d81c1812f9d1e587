import type { Sample, SampleLanguage, SessionPlan } from '../contract/samples.ts'
import { javaSession } from './languages/java/javaSession.ts'
import { javascriptSession } from './languages/javascript/javascriptSession.ts'
import { pythonSession } from './languages/python/pythonSession.ts'
import { type ProgramWriter, writeProgram } from './writeProgram.ts'

/** The languages that sessions are written in; curl keeps no conversation going. */
export const sessionLanguages = ['python', 'javascript', 'java'] as const satisfies readonly SampleLanguage[]

export type SessionLanguage = (typeof sessionLanguages)[number]

/** Those among the languages of a site, in its order. */
export function sessionLanguagesAmong(names: readonly SampleLanguage[]): readonly SessionLanguage[] {
  return names.filter((name): name is SessionLanguage => sessionLanguages.some((language) => language === name))
}

const writers: Readonly<Record<SessionLanguage, ProgramWriter<SessionPlan>>> = {
  python: pythonSession,
  javascript: javascriptSession,
  java: javaSession,
}

/** The code of a session in one language: for a page, and as a program. */
export function sessionSampleOf(language: SessionLanguage, plan: SessionPlan): Sample {
  return writeProgram(language, writers[language], plan, plan.channel)
}
