import type { MutantFiles } from './mutant.ts'
import { smallProject } from './mutateProject.ts'
import { mutateText } from './mutateText.ts'
import { catalogName } from './projectFiles.ts'
import type { Random } from './random.ts'

/** The small project with another translation catalog: a plausible output of a translator's tool, or a broken file. */
export function makeCatalog(random: Random): MutantFiles {
  const entries = Array.from({ length: 1 + random.below(5) }, () => makeEntry(random))
  const text = [random.pick(headers), ...new Set(entries)].join('\n')
  const written = random.chance(0.3) ? mutateText(text, random) : random.pick(lineEnds)(text)
  return { ...smallProject(), [catalogName]: written }
}

const lineEnds: readonly ((text: string) => string)[] = [
  ...Array<(text: string) => string>(5).fill((text) => text),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text) => text.trimEnd(),
]

const headers: readonly string[] = [
  ...['utf-8', 'UTF-8', 'utf8', 'latin1', 'CHARSET', '__proto__'].map(
    (charset) =>
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=${charset}\\n"\n"Last-Translator: Anna\\n"\n"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n`,
  ),
  ...Array<string>(6).fill('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: zh\\n"\n'),
  '# Translated by Anna.\n#, fuzzy\nmsgid ""\nmsgstr ""\n"Language: zh\\n"\n"X-Generator: Poedit 3\\n"\n',
  'msgid ""\nmsgstr "Language: zh\\nno colon\\n"\n',
  '',
]

/** Texts of the project's spec and others, some of which only look like one. */
const sources: readonly string[] = [
  ...['Get a thing', 'The thing.', 'Its id.', 'How big it is.', 'All things.', 'Production.', 'Things'],
  ...['Get a  thing', ' The thing. ', 'gone', '404', '__proto__', 'constructor', 'a "quoted" one', 'back\\slash'],
  ...['two\nlines', '#~ obsolete', 'tab\there', 'a'.repeat(90), '订单', '%s {x}', 'msgid "x"'],
]

const translations: readonly string[] = [
  ...[
    '查询',
    '事物。',
    '',
    '',
    ' ',
    '<b>粗</b>',
    '{globalThis.fuzzCanary()}',
    '\n两\n行\n',
    '一"二"',
    '\\',
    '$&',
    '\u202e',
  ],
  ...['[链接](/guide#use)', '[链接](/nowhere)', '# 标题', '```\n', 'x'.repeat(3000)],
]

const comments: readonly string[] = [
  ...['# Anna: ask again', '#. from the spec', '#: openapi.yaml:3', '#, fuzzy', '#, fuzzy, c-format', '#| msgid "old"'],
  ...['#', '# ', '#  two  spaces', '#~| msgid "old"', '# msgid "no entry"', '#, unknown-flag', '#:'],
]

function makeEntry(random: Random): string {
  const plural = random.chance(0.15)
  const lines = [
    ...Array.from({ length: random.below(3) }, () => random.pick(comments)),
    ...(random.chance(0.15) ? [`msgctxt ${quoted(random.pick(sources), random)}`] : []),
    `msgid ${quoted(random.pick(sources), random)}`,
    ...(plural ? [`msgid_plural ${quoted(random.pick(sources), random)}`] : []),
    ...(plural
      ? [0, 1].map((form) => `msgstr[${form}] ${quoted(random.pick(translations), random)}`)
      : [`msgstr ${quoted(random.pick(translations), random)}`]),
  ]
  const isObsolete = random.chance(0.15)
  return `${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (isObsolete && !line.startsWith('#') ? `#~ ${line}` : line))
    .join('\n')}\n`
}

/** In one line, or in several as tools fold it. */
function quoted(text: string, random: Random): string {
  const whole = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\n', '\\n')}"`
  return text.includes('\n') && random.chance(0.5) ? `""\n${whole.replaceAll(/\\n(?!"$)/g, '\\n"\n"')}` : whole
}
