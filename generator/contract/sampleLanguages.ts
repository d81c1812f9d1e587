import type { LanguageFacts } from './sampleLanguage.ts'

/** Sample languages of the engine, in the order of their tabs. */
export const sampleLanguages = {
  bash: {
    ...{ name: 'bash', label: 'cURL', aliases: ['curl', 'shell', 'sh'], grammar: 'bash' },
    ...{ extension: 'sh', command: 'bash' },
  },
  python: {
    ...{ name: 'python', label: 'Python', aliases: [], grammar: 'python' },
    ...{ extension: 'py', command: 'python3', hasSessions: true },
  },
  javascript: {
    ...{ name: 'javascript', label: 'JavaScript', aliases: ['node.js'], grammar: 'javascript' },
    ...{ extension: 'mjs', command: 'node', hasSessions: true },
  },
  java: {
    ...{ name: 'java', label: 'Java', aliases: [], grammar: 'java' },
    ...{ extension: 'java', command: 'java', isClass: true, hasSessions: true },
  },
  go: {
    ...{ name: 'go', label: 'Go', aliases: ['golang'], grammar: 'go' },
    ...{ extension: 'go', command: 'go run', hasSessions: true },
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type SampleLanguage = keyof typeof sampleLanguages

/** The languages for sessions; curl keeps no conversation going. */
export type SessionLanguage = {
  [Name in SampleLanguage]: (typeof sampleLanguages)[Name] extends { readonly hasSessions: true } ? Name : never
}[SampleLanguage]

/** The names of the engine's languages in the order of their tabs. */
export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguage[]

export function isSampleLanguage(name: string): name is SampleLanguage {
  return Object.hasOwn(sampleLanguages, name)
}

export function hasSessions(name: SampleLanguage): name is SessionLanguage {
  return 'hasSessions' in sampleLanguages[name]
}

/** The names of the languages for sessions. */
export const sessionLanguageNames = sampleLanguageNames.filter(hasSessions)

/** The language that a writer's label means: Bash and cURL are one choice. One without samples has its own name. */
export function sampleLanguageOf(label: string): string {
  const name = label.trim().toLowerCase()
  const hasName = ({ aliases }: { readonly aliases: readonly string[] }) => aliases.includes(name)
  return Object.values(sampleLanguages).find(hasName)?.name ?? name
}
