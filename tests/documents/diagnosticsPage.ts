import type { DiagnosticCode } from '../../generator/contract/diagnosticCodes.ts'
import { adjustableCodes } from '../../generator/validate/config/ruleSettings.ts'
import { diagnosticCatalog } from '../../generator/validate/report/diagnosticCatalog.ts'
import { diagnosticExamples } from './examples/diagnosticExamples.ts'
import type { DiagnosticExample, ExamplePart } from './examples/example.ts'

const introduction = `# Diagnostics

This page explains every diagnostic of \`npm run validate\`, \`build\`, \`generate\`, \`dev\` and \`exchange-docs test\`. The catalog of the
engine writes it, and a test checks every example.

An error stops the build of a project; warnings and notes do not. \`site.config.ts\` sets the severity of a code. A lower severity needs
a reason. When several settings fit, the last one counts:

\`\`\`ts
validation: {
  rules: {
    'operation-description': { severity: 'error' },
    'money-not-string': [
      { severity: 'error' },
      { severity: 'off', reason: 'The first version sends numbers, and is retired.', for: ['specs/v1'] },
    ],
  },
},
\`\`\`

\`severity\` is \`off\`, \`info\`, \`warning\` or \`error\`; \`for\` lists files and folders of the project. A code marked "cannot be set" always
stops the build.

Rules about extensions (\`private-without-permission\`, \`private-without-rate-limit\`, \`list-without-paging\`, \`enum-value-undescribed\`)
give one note to a spec that never uses the extension. A spec that uses it somewhere gets a warning for each place without it.`

/** The page of the documentation that explains every code, as Markdown. */
export function diagnosticsPage(): string {
  const codes = (Object.keys(diagnosticCatalog) as DiagnosticCode[]).sort()
  const rows = codes.map(
    (code) => `| [\`${code}\`](#${code.toLowerCase()}) | ${severityOf(code)} | ${diagnosticCatalog[code].title} |`,
  )
  const overview = ['| code | usually | what it says |', '| --- | --- | --- |', ...rows].join('\n')
  return `${[introduction, overview, ...codes.map(sectionOf)].join('\n\n')}\n`
}

function severityOf(code: DiagnosticCode): string {
  return { error: 'error', warning: 'warning', info: 'note' }[diagnosticCatalog[code].severity]
}

function sectionOf(code: DiagnosticCode): string {
  const { title, cause, fix } = diagnosticCatalog[code]
  const isFixed = !adjustableCodes.includes(code)
  const weight = `Usually ${severityOf(code) === 'error' ? 'an error' : `a ${severityOf(code)}`}${isFixed ? '; cannot be set' : ''}.`
  const example = diagnosticExamples[code]
  return [`## ${code}`, `**${title}.** ${weight}`, cause, fix, ...(example ? examplesOf(example) : [])].join('\n\n')
}

function examplesOf({ part, bad, good }: DiagnosticExample): string[] {
  const places = placeOf(part)
  const repaired = good === '' ? ['Repaired: the file has another name.'] : [`Repaired:`, fenced(part, good)]
  return [`${places}:`, bad === '' ? '(an empty file)' : fenced(part, bad), ...repaired]
}

function placeOf(part: ExamplePart): string {
  if (part.kind === 'file') return `In \`${part.file}\``
  return {
    operation: 'In an operation',
    schemas: 'In `components.schemas`',
    openapi: 'At the root',
    asyncapi: 'At the root',
  }[part.kind]
}

function fenced(part: ExamplePart, text: string): string {
  const language = part.kind === 'file' ? (/\.(\w+)$/.exec(part.file)?.[1] ?? '') : 'yaml'
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}${language === 'mjs' ? 'js' : language}\n${withAbsentKeys(text)}\n${fence}`
}

/** Marks a key without a value as absent. */
function withAbsentKeys(text: string): string {
  return text.trimEnd().replace(/^(\w+):$/, '# no $1')
}
