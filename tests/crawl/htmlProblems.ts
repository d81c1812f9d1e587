import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { isFull } from '../fullRun.ts'

/**
 * These rules look through the whole page for each reference, which takes twice as long as all else; the audits check references.
 */
const slow = { 'no-missing-references': 'off', 'valid-for': 'off', 'input-missing-label': 'off' } as const

/** The HTML standard and its demands for accessibility. Where we differ, the reason stands beside the rule. */
const rules: ConfigData = {
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The ids of fields are their paths, those of changelog entries dates: `createOrder.body.legs[]`, `2025-09-25`.
    'valid-id': ['error', { relaxed: true }],
    // Everything comes from the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes `hrefLang`; HTML does not care.
    'attr-case': 'off',
    ...(isFull ? {} : slow),
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(rules))

/** Invalid HTML of a page: its address, the rule, and the text around the place. */
export async function htmlProblems(url: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, url)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${url} ${ruleId}: ${message} ${html.slice(offset - 40, offset + 80)}`,
    ),
  )
}
