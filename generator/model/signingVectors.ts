import type { Credentials, SignableRequest, SigningVector } from '../contract/signing.ts'
import { asText } from '../load/document/asText.ts'
import { signingNode } from '../load/document/signingNode.ts'
import { childNode, childNodes, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext } from './context.ts'

/** The signed requests that `x-signing` of a security scheme gives as its proof; `undefined` when it gives none. */
export function readVectors(scheme: SpecNode, { spec }: ModelContext): readonly SigningVector[] | undefined {
  const vectors = childNodes(childNode(signingNode(scheme), 'vectors')).map(({ node }) => {
    const text = (key: string) => {
      const value = valueAt(node, key)
      return value === undefined ? undefined : asText(value)
    }
    return compact<SigningVector>({
      name: text('name'),
      credentials: compact<Credentials>({
        key: text('key') ?? '',
        secret: text('secret') ?? '',
        passphrase: text('passphrase'),
        account: text('account'),
      }),
      request: compact<SignableRequest>({
        method: text('method') ?? '',
        path: text('path') ?? '',
        host: text('host'),
        query: childNodes(childNode(node, 'query')).map(({ node: pair }) => pairOf(pair)),
        body: text('body'),
        timestamp: text('timestamp') ?? '',
        nonce: text('nonce'),
        receiveWindow: text('receiveWindow'),
      }),
      values: Object.fromEntries(
        childNodes(childNode(node, 'values')).map(({ key, node: { value } }) => [key, asText(value)]),
      ),
      canonical: text('canonical'),
      signature: text('signature') ?? '',
      source: locationOf(spec, node),
    })
  })
  return vectors.length > 0 ? vectors : undefined
}

function pairOf(node: SpecNode): readonly [string, string] {
  const [name, value] = childNodes(node).map(({ node: item }) => asText(item.value))
  return [name ?? '', value ?? '']
}
