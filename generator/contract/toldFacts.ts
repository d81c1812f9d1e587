import type { Fact, SiteConfig } from './config.ts'
import type { StatedFact } from './facts.ts'
import { isRecord, textOfJson } from './json.ts'
import type { Localized } from './locales.ts'
import type { Reference } from './reference.ts'

/** The configuration with a table in place of each function that gives the text of a fact: the present texts of all values. */
export function withToldFacts<Config extends Pick<SiteConfig, 'plugins'>>(
  config: Config,
  reference: Reference,
): Config {
  const { plugins = [] } = config
  if (plugins.every(({ facts = [] }) => facts.every(({ text }) => typeof text !== 'function'))) return config
  const stated = statedFacts(reference)
  const withTable = (fact: Fact): Fact =>
    typeof fact.text === 'function'
      ? { ...fact, text: textsOf(stated.filter((own) => own.extension === fact.extension)) }
      : fact
  return {
    ...config,
    plugins: plugins.map((plugin) => (plugin.facts ? { ...plugin, facts: plugin.facts.map(withTable) } : plugin)),
  }
}

function textsOf(stated: readonly StatedFact[]): Readonly<Record<string, Localized>> {
  return Object.fromEntries(stated.map(({ value, text }) => [textOfJson(value), text]))
}

function isStated(value: unknown): value is StatedFact {
  return isRecord(value) && typeof value['extension'] === 'string' && isRecord(value['text'])
}

/** Every fact that anything in the model states. */
function statedFacts(reference: Reference): readonly StatedFact[] {
  const found: StatedFact[] = []
  const waiting: unknown[] = [reference]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('facts' in value && Array.isArray(value.facts)) found.push(...value.facts.filter(isStated))
    for (const member of Object.values(value)) waiting.push(member)
  }
  return found
}
