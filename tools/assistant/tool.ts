import { z } from 'zod'
import type { AssistantAnswer } from './answer.ts'
import type { Documentation } from './documentation.ts'

/** A tool of the assistant, with its description for clients. The result is data and text. */
export interface AssistantTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  readonly answer: (
    documentation: Documentation,
    request: unknown,
  ) => Promise<AssistantAnswer<{ readonly structured: Record<string, unknown>; readonly text: string }>>
}

interface ToolDefinition<Input extends z.ZodObject, Result extends Readonly<Record<string, unknown>>>
  extends Pick<AssistantTool, 'name' | 'title' | 'description' | 'output'> {
  readonly input: Input
  readonly answer: (
    documentation: Documentation,
    request: z.output<Input>,
  ) => AssistantAnswer<Result> | Promise<AssistantAnswer<Result>>
  /** The result for a client that reads no structured content; JSON without it. */
  readonly text?: (result: Result) => string
}

/** A tool that reads a request by the schema of its input. */
export function defineTool<Input extends z.ZodObject, Result extends Readonly<Record<string, unknown>>>({
  answer,
  text = jsonText,
  ...description
}: ToolDefinition<Input, Result>): AssistantTool {
  return {
    ...description,
    async answer(documentation, request) {
      const answered = await answer(documentation, description.input.parse(request))
      return answered.kind === 'refused'
        ? answered
        : { kind: 'found', value: { structured: { ...answered.value }, text: text(answered.value) } }
    },
  }
}

/** A value as text for a client that reads no structured content. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 1)
}

/** Inputs that several tools take. */
export const localeInput = z
  .string()
  .optional()
  .describe('Language code, such as "en"; the default language without it')
export const apiInput = z.string().optional().describe('Id of the API, where several have the same name, path or code')
