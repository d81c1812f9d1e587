import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The text of the licence of each package in some folders; the name of the licence for a package without the text. */
export async function licenseTexts(folders: Iterable<string>): Promise<string> {
  const texts = await Promise.all([...folders].sort().map(licenseText))
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenseText(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const files = entries
    .map((entry) => entry.name)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const stated = typeof license === 'string' ? license : 'see its repository'
  return [`${name} ${version}: ${stated}`, ...texts.map((text) => text.trim()), ''].join('\n\n')
}
