import { fileHeaders, securityHeaders } from '../../contract/securityHeaders.ts'
import { fileTypeOf } from './fileTypes.ts'

/** Lets a page of any site read a file. It names no site, so no browser sends cookies or credentials along. */
export const openHeaders = { 'Access-Control-Allow-Origin': '*' } as const

/** Ends of the files that run: pages have a policy of their own besides, and a worker has the policy of its script. */
export const runningPattern = '\\.(?:html|m?js)'

const running = new RegExp(`${runningPattern}$`)

/** Whether a browser that opens the file at a path of a site is to show it, and run nothing. */
export function isShown(path: string): boolean {
  return !running.test(path)
}

/** The security headers of the answer with the file at a path of a site. */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  return isShown(path) ? { ...securityHeaders, ...fileHeaders } : securityHeaders
}

/** Whether a page of any site may read the file at a path of a site. A site for an audience is for no other site. */
export function isOpen(path: string): boolean {
  return fileTypeOf(path)?.isOpen === true
}
