import type { Sample, SampleLanguage, SessionPlan } from '../contract/samples.ts'
import { javaSession } from './languages/java/javaSession.ts'
import { javascriptSession } from './languages/javascript/javascriptSession.ts'
import { pythonSession } from './languages/python/pythonSession.ts'

/** The languages that sessions are written in; curl keeps no conversation going. */
export const sessionLanguages = ['python', 'javascript', 'java'] as const satisfies readonly SampleLanguage[]

export type SessionLanguage = (typeof sessionLanguages)[number]

const writers: Readonly<Record<SessionLanguage, (plan: SessionPlan) => Sample>> = {
  python: pythonSession,
  javascript: javascriptSession,
  java: javaSession,
}

/** The code of a session in one language: what stands on the page, and the file that runs. */
export function sessionSampleOf(language: SessionLanguage, plan: SessionPlan): Sample {
  return writers[language](plan)
}
