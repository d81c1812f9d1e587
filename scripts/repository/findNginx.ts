import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackages } from './installDebianPackages.ts'

/** An nginx for the tests of its configuration: named by NGINX, on the machine already, or installed now. */
export function provideNginx(): string | undefined {
  return findNginx() ?? (installDebianPackages(['nginx-light']) ? findNginx() : undefined)
}

/** The nginx that NGINX names, or that is on the machine. */
export function findNginx(): string | undefined {
  const named = process.env['NGINX']
  if (named) return existsSync(named) ? named : undefined
  // A server's program is often not where a user's are looked for.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync)
}
