import { findProgram } from './findProgram.ts'
import { installDebianPackages } from './installDebianPackages.ts'

/** Engines besides Chromium: the variable that names the program, and the Debian packages that bring it. */
const engines = [
  { engine: 'Firefox', variable: 'FIREFOX', program: 'firefox-esr', packages: ['firefox-esr'] },
  { engine: 'WebKit', variable: 'WEBKIT', program: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
]

/** The variables for the engines that are on the machine already, or are installed now. Prints the missing engines. */
export function provideEngines(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { engine, variable, program, packages } of engines) {
    const find = () => findProgram(variable, program)
    const path = find() ?? (installDebianPackages(packages) ? find() : undefined)
    if (path) found[variable] = path
    console.log(
      path
        ? `${engine}: ${path}`
        : `${engine}: none, so no page is visited in it. Install ${program}, or set ${variable} to its path.`,
    )
  }
  return found
}
