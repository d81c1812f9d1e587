import type { Message } from '../../generator/contract/channel.ts'
import { exchangeOfFrame } from './matchFrame.ts'
import type { OpenSession } from './openSession.ts'
import type { ReadJson } from './readJson.ts'

/** Whether a text, which is no object or list, is a plain message; a text that is no JSON is one where all messages are. */
export function isPlainText({ server, conformance }: OpenSession, text: string, read: ReadJson): boolean {
  if (read.kind === 'json' && typeof read.json === 'object' && read.json !== null) return false
  const exchanges = server.exchanges.filter(({ message }) => isPlain(message))
  if (exchangeOfFrame({ ...server, exchanges }, text, conformance)) return true
  return read.kind === 'refused' && exchanges.length > 0 && exchanges.length === server.exchanges.length
}

/** Whether a message is sent as it is, and not as JSON. */
function isPlain({ contentType = 'application/json' }: Message): boolean {
  return !/json/i.test(contentType)
}
