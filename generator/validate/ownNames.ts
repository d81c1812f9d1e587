import { themeTokens } from '../contract/themeTokens.ts'
import { nearestName } from '../document/nearestName.ts'
import { isRecord } from '../document/spec.ts'

interface NameProblem {
  readonly path: readonly string[]
  readonly message: string
  readonly hint: string
}

/** Names of design tokens that there are not, and of components that no guide could use. */
export function ownNameProblems(config: unknown): NameProblem[] {
  if (!isRecord(config)) return []
  const tokens = isRecord(config.theme) && isRecord(config.theme.tokens) ? Object.keys(config.theme.tokens) : []
  const components = isRecord(config.components) ? Object.keys(config.components) : []
  return [
    ...tokens.filter((name) => !themeTokens.includes(name)).map(unknownToken),
    ...components.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name)).map(unusableName),
  ]
}

function unknownToken(name: string): NameProblem {
  const near = nearestName(name, themeTokens)
  const hint = near ? `Did you mean "${near}"?` : 'site/styles/tokens.css of the engine lists the tokens.'
  return { path: ['theme', 'tokens', name], message: `There is no design token "${name}".`, hint }
}

function unusableName(name: string): NameProblem {
  const message = `"${name}" cannot be the name of a component.`
  const hint = 'Begin it with a capital letter, and use letters and digits only: other names are HTML elements.'
  return { path: ['components', name], message, hint }
}
