import type { RequestPlan, Sample, SampleLanguage } from '../contract/samples.ts'
import { bashSample } from './bash.ts'
import { goSample } from './go.ts'
import { javaSample } from './java.ts'
import { javascriptSample } from './javascript.ts'
import { pythonSample } from './python.ts'

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
