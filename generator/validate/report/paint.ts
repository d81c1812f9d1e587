import type { Severity } from '../../contract/diagnostics.ts'

/** Colours a text for a terminal, or leaves it as it is. */
export type Paint = Readonly<Record<Severity | 'bold' | 'dim' | 'hint', (text: string) => string>>

export function createPaint(color: boolean): Paint {
  const style = (start: number, end: number) => (text: string) =>
    color ? `\u001b[${start}m${text}\u001b[${end}m` : text
  return {
    error: style(31, 39),
    warning: style(33, 39),
    info: style(36, 39),
    hint: style(36, 39),
    bold: style(1, 22),
    dim: style(2, 22),
  }
}
