import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Folder of Debian's package of Go for WebSockets. */
const debianPackage = '/usr/share/gocode/src/github.com/gorilla/websocket'

/** Folder of `github.com/gorilla/websocket`, from Debian or from the module cache of Go; undefined without the package. */
export function findGorilla(): string | undefined {
  const own = process.env['GOPATH'] ?? join(homedir(), 'go')
  const modules = join(process.env['GOMODCACHE'] ?? join(own, 'pkg/mod'), 'github.com/gorilla')
  const versions = existsSync(modules) ? readdirSync(modules).filter((name) => /^websocket@v1\./.test(name)) : []
  return [debianPackage, ...versions.toSorted().map((name) => join(modules, name))].find(existsSync)
}
