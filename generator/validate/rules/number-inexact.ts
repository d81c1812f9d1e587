import { plainScalars } from '../../load/document/plainScalars.ts'
import { writtenText } from '../../load/document/transformFile.ts'
import type { Finding, RuleInput } from './rule.ts'

const integer = /^[-+]?\d{16,}$/

/** Integers that JavaScript does not hold: pages and samples show another number than the spec has. */
export function numberInexact({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  return [...spec.files.values()]
    .filter((file) => file.value !== undefined && /\d{16}/.test(writtenText(file)))
    .flatMap((file) =>
      plainScalars(writtenText(file)).flatMap(({ text, offset }): Finding[] => {
        const shown = String(Number(text))
        if (!integer.test(text) || String(BigInt(text.replace('+', ''))) === shown) return []
        const message = `${text} is shown as ${shown}: JavaScript does not hold it exactly.`
        const hint = 'Write a smaller number, or a text in quotes where the type allows it.'
        const place = { file: file.path, ...file.sourceMap.positionAt(offset) }
        return [{ code: 'number-inexact', message, hint, ...place }]
      }),
    )
}
