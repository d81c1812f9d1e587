import type { SampleLanguage } from '../contract/samples.ts'

interface LanguageFacts {
  /** Name as its users write it. */
  readonly label: string
  /** Name of the grammar that highlights it. */
  readonly grammar: string
  readonly extension: string
}

/** The languages in the order of their tabs. */
export const languages: Readonly<Record<SampleLanguage, LanguageFacts>> = {
  bash: { label: 'cURL', grammar: 'bash', extension: 'sh' },
  python: { label: 'Python', grammar: 'python', extension: 'py' },
  javascript: { label: 'JavaScript', grammar: 'javascript', extension: 'mjs' },
  java: { label: 'Java', grammar: 'java', extension: 'java' },
  go: { label: 'Go', grammar: 'go', extension: 'go' },
}

const otherNames: Readonly<Record<string, SampleLanguage>> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
  'node.js': 'javascript',
  golang: 'go',
}

/** The language that a writer's label means: Bash and cURL are one choice. One without samples has its own name. */
export function sampleLanguageOf(label: string): string {
  const name = label.trim().toLowerCase()
  return otherNames[name] ?? name
}
