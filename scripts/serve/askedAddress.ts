import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redirectsName } from '../../generator/index.ts'

/** Old addresses and where they lead to, by the file that hosts read. */
export async function readRedirects(site: string): Promise<(readonly [string, string])[]> {
  const text = await readFile(join(site, redirectsName), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ')
    return from && to ? [[decoded(from) ?? from, to] as const] : []
  })
}

/** The sent address of a page without its file. Browsers take two slashes at its start for another host. */
export function canonicalOf(address: string): string | undefined {
  if (/^\/[/\\]/.test(address) || /(?:^|\/)404\.html$/.test(address)) return undefined
  return address.replace(/(?<=\/)index\.html$|\.html$/, '')
}

/** The path of an address in a site; nothing for a text that is no address of one. */
export function pathOf(address: string): string | undefined {
  const path = decoded(address)?.replace(/\/$/, '')
  const isPublic = path?.split('/').every((step) => step === '.well-known' || !/^[._]|[\\\0]/.test(step))
  return isPublic ? path : undefined
}

/** An address without its escapes; nothing where they are broken. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
