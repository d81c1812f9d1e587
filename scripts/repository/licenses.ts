import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineRoot, runCommand } from '../command/commandLine.ts'
import { judgeLicenses, type LicensedPackage } from './judgeLicenses.ts'

const help = `npm run licenses -- [--json]

Lists the packages of the engine and their licences, from the lock file. scripts/repository/allowedLicenses.ts has the allowed
licences and the reasons.

  --json               print JSON: name, version, license, reason

Exit codes: 0 all are allowed, 1 some are not, 2 wrong usage.`

const options = { json: { type: 'boolean', default: false } } as const

await runCommand({ help, options }, async ({ json }) => {
  const { packages } = JSON.parse(await readFile(join(engineRoot, 'package-lock.json'), 'utf8'))
  const licensed = judgeLicenses(packages)
  console.log(json ? JSON.stringify(licensed, undefined, 2) : tableOf(licensed))
  const refused = licensed.filter(({ reason }) => reason === undefined)
  for (const { name, version, license } of refused) console.error(`Not allowed: ${name} ${version}, ${license}.`)
  return refused.length === 0 ? 0 : 1
})

/** Rare licences first, because they need a look. */
function tableOf(licensed: readonly LicensedPackage[]): string {
  const licenses = [...new Set(licensed.map(({ license }) => license))]
  return licenses
    .map((license) => ({ license, entries: licensed.filter((entry) => entry.license === license) }))
    .sort((some, others) => some.entries.length - others.entries.length)
    .map(({ license, entries }) => {
      const names = entries.map(({ name, version }) => `  ${name} ${version}`)
      const [first] = entries
      return [`${license}: ${entries.length} (${first?.reason ?? 'not allowed'})`, ...names].join('\n')
    })
    .join('\n\n')
}
