import type { Json } from '../../generator/contract/json.ts'

/** What the server answers. A text that is no JSON is a body with a content type of its own. */
export interface MockReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}
