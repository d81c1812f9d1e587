import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** An nginx for the tests of its configuration: named by NGINX, on the machine already, or installed now. */
export function provideNginx(): string | undefined {
  return findNginx() ?? installFromDebian()
}

/** The nginx that NGINX names, or that is on the machine. */
export function findNginx(): string | undefined {
  const named = process.env['NGINX']
  if (named) return existsSync(named) ? named : undefined
  // A server's program is often not where a user's are looked for.
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync)
}

/** Only where packages can be installed without asking: as root on a Debian system. */
function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No nginx found: installing the Debian package nginx-light …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findNginx()
}
