import { themeTokens } from '../../contract/themeTokens.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { ConfigProblem } from './configProblem.ts'
import { headTagProblems } from './headTags.ts'
import { patternProblems } from './redirectPatterns.ts'

/** A name for a sidebar, which is also the name of a file. */
export const sidebarName = '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$'

/** An old path, with or without an anchor. It must not lead out of a folder or to another host. */
export const movedAddress = '^/(?!/)(?!.*(?:\\.\\.|//))(?:[^\\s?%\\\\\\u0000-\\u001f]| )*$'

/** Name of a plug-in or of one of its rules. */
export const ruleName = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'

/** Code of a plug-in's rule. */
export const ruleCode = '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$'

/** Mistakes that no schema can express: unknown names, names that no guide or file can have, members that are no functions. */
export function ownNameProblems(config: unknown): ConfigProblem[] {
  if (!isRecord(config)) return []
  const tokens = isRecord(config.theme) && isRecord(config.theme.tokens) ? Object.keys(config.theme.tokens) : []
  const sidebars = namesIn(config.sidebars, sidebarName)
  const redirects = namesIn(config.redirects, movedAddress)
  const components = isRecord(config.components) ? Object.keys(config.components) : []
  return [
    ...tokens.filter((name) => !themeTokens.includes(name)).map(unknownToken),
    ...components.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name)).map(unusableName),
    ...sidebars.map(unusableSidebar),
    ...redirects.map(unusableAddress),
    ...(redirects.length > 0 ? [] : patternProblems(config.redirects)),
    ...headTagProblems(config),
    ...(['function', 'undefined'].includes(typeof config.transformSpec) ? [] : [noFunction]),
    ...(isSameOrigin(config) ? [sameOrigin] : []),
    ...(Array.isArray(config.locales) ? config.locales.filter(isRecord).flatMap(unknownToIntl) : []),
  ]
}

/** A language or a calendar that `Intl` refuses: no page could write a number or a date in it. */
function unknownToIntl({ lang, calendar }: Readonly<Record<string, unknown>>, index: number): ConfigProblem[] {
  const found = (key: string, value: unknown, example: string): ConfigProblem => ({
    path: ['locales', String(index), key],
    message: `/locales/${index}/${key} "${String(value)}" is nothing that \`Intl\` knows.`,
    hint: `Write it like "${example}".`,
  })
  const refuses = (ask: () => unknown) => {
    try {
      ask()
      return false
    } catch (error) {
      return error instanceof RangeError
    }
  }
  return [
    ...(typeof lang === 'string' && refuses(() => Intl.getCanonicalLocales(lang))
      ? [found('lang', lang, 'zh-Hans')]
      : []),
    ...(typeof calendar === 'string' && refuses(() => new Intl.DateTimeFormat('en', { calendar }))
      ? [found('calendar', calendar, 'gregory')]
      : []),
  ]
}

const sameOrigin: ConfigProblem = {
  path: ['console', 'host'],
  message: '/console/host is the origin of the site itself.',
  hint: 'Name another origin, or leave it out: then the console is a page of the site.',
}

function isSameOrigin({ origin, console: own }: Readonly<Record<string, unknown>>): boolean {
  const host = isRecord(own) ? own.host : undefined
  if (typeof host !== 'string' || typeof origin !== 'string' || !URL.canParse(host) || !URL.canParse(origin))
    return false
  return new URL(host).origin === new URL(origin).origin
}

const noFunction: ConfigProblem = {
  path: ['transformSpec'],
  message: '/transformSpec must be a function.',
  hint: 'Write it like `transformSpec: (document, { api }) => document`.',
}

/** Names of members that are not of a form. */
function namesIn(value: unknown, form: string): string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => !new RegExp(form, 'u').test(name)) : []
}

function unusableSidebar(name: string): ConfigProblem {
  const message = `"${name}" cannot be the name of a sidebar.`
  const hint = 'Use letters and digits, with ".", "_" or "-" between them: a file is called so.'
  return { path: ['sidebars', name], message, hint }
}

function unusableAddress(name: string): ConfigProblem {
  const message = `"${name}" cannot be an address that moved.`
  const hint =
    'Write a path of the site as it was: it begins with one "/", without "..", "%", "?" and "\\"; a space is written as it is.'
  return { path: ['redirects', name], message, hint }
}

function unknownToken(name: string): ConfigProblem {
  const near = nearestName(name, themeTokens)
  const hint = near ? `Did you mean "${near}"?` : 'site/styles/tokens.css of the engine lists the tokens.'
  return { path: ['theme', 'tokens', name], message: `There is no design token "${name}".`, hint }
}

function unusableName(name: string): ConfigProblem {
  const message = `"${name}" cannot be the name of a component.`
  const hint = 'Begin it with a capital letter, and use letters and digits only: other names are HTML elements.'
  return { path: ['components', name], message, hint }
}
