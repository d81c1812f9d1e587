import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages were installed: only where that needs no question, as root on a Debian system. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing the Debian packages ${names.join(' and ')} …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options).status === 0
}
