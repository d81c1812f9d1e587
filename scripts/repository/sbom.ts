import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineRoot, runCommand } from '../command/commandLine.ts'
import { judgeLicenses } from './judgeLicenses.ts'

const help = `npm run sbom

Prints a CycloneDX bill of materials as JSON: each installed package of the engine with version, licence and hash.
Example: npm run --silent sbom > sbom.json

Exit codes: 0 printed, 1 the installation is incomplete, 2 wrong usage.`

interface Bill {
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string; readonly version: string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

await runCommand({ help, options: {} }, async () => {
  const { status, error, stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: engineRoot,
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) return 1
  const { packages } = JSON.parse(await readFile(join(engineRoot, 'package-lock.json'), 'utf8'))
  const ours = new Set(judgeLicenses(packages).map(({ name, version }) => `${name}@${version}`))
  console.log(JSON.stringify(onlyOf(JSON.parse(stdout), ours), undefined, 2))
  return 0
})

/** A bill of the named packages, without packages for development. */
function onlyOf(bill: Bill, names: ReadonlySet<string>): Bill {
  const components = bill.components.filter(({ name, version }) => names.has(`${name}@${version}`))
  const others = new Set(bill.components.map((component) => component['bom-ref']))
  for (const component of components) others.delete(component['bom-ref'])
  const dependencies = bill.dependencies
    .filter(({ ref }) => !others.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => !others.has(name)) }))
  return { ...bill, components, dependencies }
}
