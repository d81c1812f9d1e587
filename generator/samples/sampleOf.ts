import type { RequestPlan, Sample, SampleLanguage } from '../contract/samples.ts'
import { bashSample } from './languages/bash/bash.ts'
import { goSample } from './languages/go/go.ts'
import { javaSample } from './languages/java/java.ts'
import { javascriptSample } from './languages/javascript/javascript.ts'
import { pythonSample } from './languages/python/python.ts'
import { type ProgramWriter, writeProgram } from './writeProgram.ts'

const writers: Readonly<Record<SampleLanguage, ProgramWriter<RequestPlan>>> = {
  bash: bashSample,
  python: pythonSample,
  javascript: javascriptSample,
  java: javaSample,
  go: goSample,
}

/** The code of a request in one language: for a page, and as a program. */
export function sampleOf(language: SampleLanguage, plan: RequestPlan): Sample {
  return writeProgram(language, writers[language], plan, plan.operation)
}
