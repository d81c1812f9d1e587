import { styleText } from 'node:util'

const styles = {
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
  hint: 'cyan',
  bold: 'bold',
  dim: 'dim',
} as const

/** Colours a text for a terminal, or leaves it as it is. */
export type Paint = (style: keyof typeof styles, text: string) => string

export function createPaint(color: boolean): Paint {
  return (style, text) => (color ? styleText(styles[style], text, { validateStream: false }) : text)
}
