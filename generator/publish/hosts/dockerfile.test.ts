import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync(new URL('../../../deploy/Dockerfile', import.meta.url), 'utf8')

/** Where a command of the file has its site, for a base without its last slash. */
function folderOf(command: string, base: string): string | undefined {
  const found = new RegExp(`^RUN npx exchange-docs ${command} .*?--(?:out|folder) "([^"]+)"`, 'm').exec(text)
  return found?.[1]?.replace('$BASE', base)
}

it.each(['', '/docs', '/a/docs'])(
  'deploy/Dockerfile builds and serves one folder, which ends with the base %j',
  (base) => {
    const folder = folderOf('build', base)
    expect(folder?.endsWith(base)).toBe(true)
    expect(folderOf('nginx', base)).toBe(folder)
    // nginx takes a whole path without a slash at its end.
    expect(folder).toMatch(/^\/.*[^/]$/)
  },
)

it('deploy/Dockerfile asks for the base before it is used, and copies what it has built to where it is served', () => {
  expect(text.indexOf('ARG BASE=')).toBeGreaterThan(text.indexOf('FROM node'))
  expect(text.indexOf('ARG BASE=')).toBeLessThan(text.indexOf('RUN npx'))
  const copied = /^COPY --from=build (\S+) \1$/m.exec(text)?.[1] ?? '-'
  expect(folderOf('nginx', '/docs')?.startsWith(copied)).toBe(true)
})
