import type { RuleSetting, ValidationConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'

/** The diagnostics with the severity of the configuration, without those that it switches off. */
export function applySettings(diagnostics: readonly Diagnostic[], { rules }: ValidationConfig): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const settings = [rules[diagnostic.code] ?? []].flat()
    const severity = settings.filter((setting) => isFor(setting, diagnostic.file)).at(-1)?.severity
    if (severity === 'off') return []
    return severity === undefined ? diagnostic : { ...diagnostic, severity }
  })
}

function isFor({ for: places }: RuleSetting, file: string): boolean {
  return (
    places === undefined || places.some((place) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`))
  )
}
