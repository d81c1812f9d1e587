import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import type { DiagnosticExample } from './example.ts'
import { extensionExamples } from './extensionExamples.ts'
import { projectExamples } from './projectExamples.ts'
import { redoclyExamples } from './redoclyExamples.ts'
import { specExamples } from './specExamples.ts'

/** An example of every finding that a short text can show. */
export const diagnosticExamples: Partial<Readonly<Record<DiagnosticCode, DiagnosticExample>>> = {
  ...specExamples,
  ...extensionExamples,
  ...redoclyExamples,
  ...projectExamples,
}
