export { answerProblem } from './checkAnswer.ts'
export { termsOf } from './glossary.ts'
export { batchesOf, parseAnswers, requestLines } from './protocol.ts'
export type { Refusal, TextToTranslate } from './textToTranslate.ts'
