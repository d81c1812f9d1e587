import { append } from '../../contract/groups.ts'
import { anchorOf } from '../../contract/ids.ts'
import type { Api, ErrorCode } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { unlistedCode } from '../index/exactNames.ts'
import { asOnePhrase } from '../index/phraseList.ts'
import { joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'
import { sayEntry } from './toolRecords.ts'

/** Every code of an API's catalogue, on the page that lists them, and the answer for a code that it does not list. */
export function catalogueRecords(
  { errors }: Api,
  { anchor, isDeprecated }: { readonly anchor: string; readonly isDeprecated: boolean },
  context: RecordContext,
): SearchRecord[] {
  const say = sayEntry(context)
  const unlisted = {
    kind: 'error',
    heading: say('unlisted'),
    names: [unlistedCode],
    text: say('unlisted.text'),
  } as const
  return [
    ...errors.map((error) => errorRecord({ ...error, isDeprecated }, `error-${anchorOf(String(error.code))}`, context)),
    recordOf({ ...unlisted, anchor, isDeprecated }, context),
  ]
}

/** A code with its meaning and its advice. Its text in the default language counts as a name: exchanges answer in English. */
export function errorRecord(
  error: ErrorCode & { readonly isDeprecated?: boolean },
  anchor: string,
  context: RecordContext,
): SearchRecord {
  const { code, name, description, action, isDeprecated = false } = error
  return recordOf(
    {
      kind: 'error',
      anchor,
      heading: name === undefined ? String(code) : `${code} ${name}`,
      names: [String(code), ...(name === undefined ? [] : [name]), ...nameInDefault(description, context)],
      text: joined(textIn(description, context), textIn(action, context)),
      asked: (context.messagesByCode.get(String(code)) ?? []).map(asOnePhrase).join(', '),
      isDeprecated,
    },
    context,
  )
}

/** Code and message of an error in a reply, in either order. */
const codeFirst = /"code": ?"?([\w-]+)"?, ?"(?:message|msg)": ?"([^"\\]*)"/g
const messageFirst = /"(?:message|msg)": ?"([^"\\]*)", ?"code": ?"?([\w-]+)/g

/** Messages beside each error code in the replies that guides show: readers paste a message without its code. */
export function messagesOfCodes(guides: readonly { readonly text: string }[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (code = '', message = '') => {
    if (/\p{L} \p{L}/u.test(message) && !found.get(code)?.includes(message)) append(found, code, message)
  }
  for (const { text } of guides) {
    for (const [, code, message] of text.matchAll(codeFirst)) add(code, message)
    for (const [, message, code] of text.matchAll(messageFirst)) add(code, message)
  }
  return found
}
