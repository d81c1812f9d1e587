import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { AssistantAnswer } from '../../../generator/tools/assistant/index.ts'

/** The answer of a tool: the value as data and as text, or an error with a hint. */
export function toolAnswer<T>(
  answer: AssistantAnswer<T>,
  { structured, text }: { structured: (value: T) => Record<string, unknown>; text: (value: T) => string },
): CallToolResult {
  if (answer.kind === 'refused')
    return { isError: true, content: [{ type: 'text', text: `${answer.reason} ${answer.hint}` }] }
  return {
    structuredContent: structured(answer.value),
    content: [{ type: 'text', text: text(answer.value) }],
  }
}

/** A value as text for whoever reads no structured content. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 1)
}
