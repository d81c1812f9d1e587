import type { Json } from '../../../generator/contract/json.ts'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { formatJson } from './samples/formatJson.ts'

interface JsonCodeProps {
  readonly value: Json
  readonly title?: string | undefined
  /** Whether a text is shown as it is, without quotes. */
  readonly isPlain?: boolean
}

/** A value as code: JSON, or a text that is sent as it is. */
export function JsonCode({ value, title, isPlain = true }: JsonCodeProps) {
  const isText = isPlain && typeof value === 'string'
  const code = isText ? value : formatJson(value)
  return <CodeBlock language={isText ? 'plaintext' : 'json'} code={code} {...(title === undefined ? {} : { title })} />
}
