import { STATUS_CODES } from 'node:http'
import type { Prose } from '../../contract/annotations.ts'
import type { Operation } from '../../contract/operation.ts'
import type { PostmanRequest, PostmanResponse } from './postmanFormat.ts'

/** The examples of an operation's responses that have a status of their own. */
export function postmanResponses(
  { responses }: Operation,
  { description: _description, ...originalRequest }: PostmanRequest,
  text: (prose: Prose | undefined) => string,
): PostmanResponse[] {
  return responses
    .filter(({ status }) => /^\d{3}$/.test(status))
    .flatMap(({ status, contents }) =>
      contents.flatMap(({ mediaType, examples }) =>
        examples.map(({ name, summary, value }): PostmanResponse => {
          const isText = typeof value === 'string'
          return {
            name: summary ? text(summary) : name,
            originalRequest,
            status: STATUS_CODES[status] ?? '',
            code: Number(status),
            header: [{ key: 'Content-Type', value: mediaType }],
            body: isText ? value : JSON.stringify(value, null, 2),
            ...(isText ? {} : { _postman_previewlanguage: 'json' as const }),
          }
        }),
      ),
    )
}
