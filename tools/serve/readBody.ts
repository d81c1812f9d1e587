import type { IncomingMessage } from 'node:http'

export const largestBody = 1_000_000

/** The whole body of a request; `undefined` above a million bytes. */
export async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString('utf8')
}
