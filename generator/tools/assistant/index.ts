export type { Answer } from './answer.ts'
export { type Assistant, createAssistant } from './createAssistant.ts'
export type { Documentation } from './documentation.ts'
