import type { SignableRequest } from '../../../contract/signing.ts'
import type { FindingKind } from '../finding.ts'
import { joined } from '../sentRequest.ts'
import type { Variant } from './queryMistakes.ts'

/** Texts that are signed in place of the path of a request or a login. */
export function pathVariants({ host = '', query, addresses = [] }: SignableRequest, path: string): Variant[] {
  const to = (kind: FindingKind, text: string): Variant => ({ kind, expected: path, write: () => text })
  const segments = path.split('/').slice(1)
  return [
    ...(host === '' ? [] : [to('pathHost', `https://${host}${path}`), to('pathHost', host + path)]),
    ...(query.length === 0 ? [] : [to('pathQuery', `${path}?${joined(query)}`)]),
    ...segments.slice(1).map((_, index) => to('pathPrefix', `/${segments.slice(index + 1).join('/')}`)),
    to('pathSlash', path.endsWith('/') ? path.slice(0, -1) : `${path}/`),
    to('pathSlash', path.slice(1)),
    ...[...new Set(addresses.flatMap((address) => pathsAt(address, path)))]
      .filter((text) => text !== path)
      .map((text) => to('pathAddress', text)),
  ]
}

/** Texts that a program may take from an address: parts of its path, also of another version, alone or behind the host. */
function pathsAt(address: string, path: string): string[] {
  if (!URL.canParse(address)) return []
  const { host, origin, pathname } = new URL(address)
  const segments = pathname.split('/').filter(Boolean)
  const own = `/${segments.join('/')}`
  const whole = segments.length === 0 ? [path] : [own, own + path]
  const parts = segments.flatMap((_, index) => [
    ...segments.slice(index).map((_end, length) => segments.slice(index, index + length + 1)),
    segments.toSpliced(index, 1),
  ])
  const ofVersions = versions.flatMap((version) => [
    [...segments.slice(0, 1), version],
    segments.toSpliced(1, 0, version),
  ])
  const texts = [...parts, ...ofVersions].map((part) => `/${part.join('/')}`)
  return [...texts, ...whole.flatMap((text) => [text, host + text, origin + text])]
}

const versions = ['v1', 'v2', 'v3', 'v4', 'v5']
