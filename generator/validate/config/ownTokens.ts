import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import type { RawConfig } from '../../load/readConfig.ts'

/** Design tokens whose value would swallow the text after it in the stylesheet. */
export function checkOwnTokens(
  theme: SiteConfig['theme'],
  { file, text }: Pick<RawConfig, 'file' | 'text'>,
): Diagnostic[] {
  return Object.entries(theme?.tokens ?? {}).flatMap(([name, value]) => {
    const values = typeof value === 'string' ? [value] : [value.light, value.dark]
    return values
      .filter((own) => !isClosed(own))
      .map((own) => ({
        code: 'config-invalid' as const,
        severity: 'error' as const,
        message: `The value "${own}" of ${name} is not closed.`,
        hint: 'Close every bracket and quotation mark, and write no comment.',
        ...{ file, ...findKeys(text, ['theme', 'tokens', name]) },
      }))
  })
}

function isClosed(value: string): boolean {
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '')
  let open = 0
  for (const character of bare) {
    if (character === '(') open += 1
    if (character === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0 && !/["'[\]]|\/\*|\*\//.test(bare)
}
