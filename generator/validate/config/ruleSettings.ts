import type { RuleSetting } from '../../contract/config.ts'
import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { isRecord } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'
import { blockingCodes } from './blockingDiagnostics.ts'
import type { ConfigProblem } from './configProblem.ts'
import { pluginCodes } from './ownPlugins.ts'

const codes = Object.keys(diagnosticCatalog) as DiagnosticCode[]

/** Codes whose severity a project may set: all except blocking codes. */
export const adjustableCodes: readonly DiagnosticCode[] = codes.filter((code) => !blockingCodes.has(code))

/** The hint for an unknown or fixed code in `validation.rules`. */
function hintForCode(name: string, own: readonly string[]): string {
  if (Object.hasOwn(diagnosticCatalog, name)) return 'Leave it out: no page can be made without its repair.'
  const near = nearestName(name, [...adjustableCodes, ...own])
  return near ? `Did you mean "${near}"?` : 'Use a code as it is printed beside a diagnostic.'
}

/** Settings of unknown or fixed codes, and lowered severities without a reason. */
export function settingProblems(config: unknown): ConfigProblem[] {
  const rules = isRecord(config) && isRecord(config.validation) ? config.validation.rules : undefined
  const own = pluginCodes(config)
  return Object.entries(isRecord(rules) ? rules : {}).flatMap(([name, written]) => {
    if (own.includes(name)) return []
    const code = adjustableCodes.find((known) => known === name)
    if (!code) {
      const message = `"${name}" is no diagnostic whose weight can be set.`
      return [{ path: ['validation', 'rules', name], message, hint: hintForCode(name, own) }]
    }
    const settings = [written].flat().filter(isSetting)
    const isUnreasoned = settings.some(({ severity, reason }) => reason === undefined && isLowered(code, severity))
    if (!isUnreasoned) return []
    const message = `"${name}" is made less severe without a reason.`
    return [{ path: ['validation', 'rules', name], message, hint: 'Say why in `reason`.' }]
  })
}

function isSetting(value: unknown): value is RuleSetting {
  return isRecord(value) && typeof value.severity === 'string'
}

function isLowered(code: DiagnosticCode, severity: RuleSetting['severity']): boolean {
  return weights.indexOf(severity) < weights.indexOf(diagnosticCatalog[code].severity)
}

const weights: readonly RuleSetting['severity'][] = ['off', 'info', 'warning', 'error']
