import { ownValue } from '../../generator/contract/ownValue.ts'
import { sampleLanguages } from '../../generator/contract/sampleLanguages.ts'

const languageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(sampleLanguages).map(({ grammar, label }) => [grammar, label])),
  bash: 'Bash',
  curl: 'cURL',
  diff: 'Diff',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  py: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** The name a reader knows a language by; nothing for plain text. */
export function languageName(language: string | undefined): string | undefined {
  if (language === undefined || ['text', 'txt', 'plaintext', 'plain'].includes(language)) return undefined
  return ownValue(languageNames, language) ?? language
}
