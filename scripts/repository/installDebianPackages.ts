import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages were installed: only where that needs no question, as root on a Debian system. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing the Debian packages ${names.join(' and ')} …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  // The machine keeps all that it has: a package that stands in the way of another one stays.
  const flags = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove']
  return spawnSync('apt-get', [...flags, ...names], options).status === 0
}
