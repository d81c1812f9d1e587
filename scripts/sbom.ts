import { spawnSync } from 'node:child_process'
import { engineRoot, runCommand } from './commandLine.ts'

const help = `npm run sbom

Prints a CycloneDX bill of materials, as JSON: every installed package that comes with the engine, with version, licence and
hash. npm writes it from what is installed: npm run --silent sbom > sbom.json

Exit codes: 0 printed, 1 npm has found the installation incomplete, 2 wrong usage.`

await runCommand({ help, options: {} }, async () => {
  const { status, error } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    cwd: engineRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return status === 0 ? 0 : 1
})
