export type { AssistantAnswer } from './answer.ts'
export { type Assistant, createAssistant } from './createAssistant.ts'
export type { Documentation } from './documentation.ts'
