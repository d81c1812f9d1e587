import type { RequestPlan, Sample, SampleLanguage } from '../contract/samples.ts'
import { bashSample } from './languages/bash/bash.ts'
import { goSample } from './languages/go/go.ts'
import { javaSample } from './languages/java/java.ts'
import { javascriptSample } from './languages/javascript/javascript.ts'
import { pythonSample } from './languages/python/python.ts'

const writers: Readonly<Record<SampleLanguage, (plan: RequestPlan) => Sample>> = {
  bash: bashSample,
  python: pythonSample,
  javascript: javascriptSample,
  java: javaSample,
  go: goSample,
}

/** The code of a request in one language: what stands on the page, and the file that runs. */
export function sampleOf(language: SampleLanguage, plan: RequestPlan): Sample {
  return writers[language](plan)
}
