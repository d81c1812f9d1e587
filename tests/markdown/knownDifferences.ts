import type { Syntax } from './parsers.ts'

/** A text that the two parsers read differently. The list shrinks as the native parser is corrected. */
export interface KnownDifference {
  readonly reason: string
  readonly text: string
  readonly syntax: Syntax
  readonly difference: string
  /** Whether a text like this may be read natively, or the reference has to read it. */
  readonly judgement: 'harmless' | 'needs the reference'
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    reason: 'an address takes the pipe that ends its cell',
    text: '| a | b |\n|---|---|\n|http://c|d|',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.1.children.0.children.0.url: "http://c", not "http://c|d|"',
    judgement: 'needs the reference',
  },
  {
    reason: 'tags that close inside of other marks are not refused',
    text: '*<A>*</A>',
    syntax: 'mdx',
    difference: 'only the reference refuses',
    judgement: 'needs the reference',
  },
  {
    reason: 'JavaScript of imports is not parsed',
    text: 'import a',
    syntax: 'mdx',
    difference: 'only the reference refuses',
    judgement: 'needs the reference',
  },
  {
    reason: 'a keyword without a space begins a module',
    text: 'export*',
    syntax: 'mdx',
    difference: 'mdx.children.0.type: "paragraph", not "mdxjsEsm"',
    judgement: 'needs the reference',
  },
  {
    reason: 'an import ends after its line feed',
    text: 'export const a = 1\n',
    syntax: 'mdx',
    difference: 'mdx.children.0.position.end.line: 1, not 2',
    judgement: 'harmless',
  },
  {
    reason: 'an expression ends before the tab that follows it',
    text: '+ {a}\t',
    syntax: 'mdx',
    difference: 'mdx.children.0.children.0.position.end.column: 7, not 6',
    judgement: 'harmless',
  },
  {
    reason: 'code goes on in a line that begins with a brace',
    text: '``\n{``',
    syntax: 'mdx',
    difference: 'only the reference refuses',
    judgement: 'harmless',
  },
  {
    reason: 'an expression begins in what may be an address',
    text: '`\nwww.{',
    syntax: 'mdx',
    difference: 'only the native parser refuses',
    judgement: 'needs the reference',
  },
  {
    reason: 'an indented footnote is a definition',
    text: '    [^a]: b',
    syntax: 'mdx',
    difference: 'mdx.children.0.type: "footnoteDefinition", not "definition"',
    judgement: 'harmless',
  },
  {
    reason: 'an emoji is a mark, as in CommonMark 0.31',
    text: '*😀*中',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.type: "emphasis", not "text"',
    judgement: 'needs the reference',
  },
  {
    reason: 'an emoji is a mark before an asterisk, too',
    text: '😀*!*',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "😀*!*", not "😀"',
    judgement: 'needs the reference',
  },
  {
    reason: 'an underscore is no mark beside asterisks',
    text: 'a**_**',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "a**_**", not "a"',
    judgement: 'harmless',
  },
  {
    reason: 'a task begins after its box, also before a tag',
    text: '- [x] <b>',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.position.start.column: 3, not 7',
    judgement: 'harmless',
  },
  {
    reason: 'a task begins on the line below its box',
    text: '- [x]\na',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.children.0.position.start.line: 1, not 2',
    judgement: 'harmless',
  },
  {
    reason: 'a box without a text is a task',
    text: '- [ ]\n*',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.checked: null, not false',
    judgement: 'harmless',
  },
  {
    reason: 'a box below its bullet is no task',
    text: '-\n  [x] a',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.checked: true, not null',
    judgement: 'harmless',
  },
  {
    reason: 'an address may begin with a full stop',
    text: 'http://.b',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.type: "text", not "link"',
    judgement: 'harmless',
  },
  {
    reason: 'an address may follow an emoji',
    text: '😀www.',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "😀www.", not "😀"',
    judgement: 'needs the reference',
  },
  {
    reason: 'the text after an address is cut once more',
    text: '"www. a',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.2.value: ". a", not "."',
    judgement: 'harmless',
  },
  {
    reason: 'a user in an address is no mail address',
    text: 'ssh://a@b.c/d',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "ssh://", not "ssh://a@b.c/d"',
    judgement: 'needs the reference',
  },
  {
    reason: 'an escaped mark may begin a mail address',
    text: '\\__@.c',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.type: "text", not "link"',
    judgement: 'harmless',
  },
  {
    reason: 'an open fence ends with its item',
    text: '+ ```\n*b',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.position.end.line: 1, not 2',
    judgement: 'harmless',
  },
  {
    reason: 'a footnote ends after its white space',
    text: '[^a]:\n ',
    syntax: 'markdown',
    difference: 'markdown.children.0.position.end.line: 1, not 2',
    judgement: 'harmless',
  },
  {
    reason: 'a tag in a paragraph of an item takes its indentation',
    text: '- [\n  <b>',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.children.0.position.end.column: 3, not 1',
    judgement: 'harmless',
  },
  {
    reason: 'a definition may have the address of a column',
    text: '[a]:\n:-',
    syntax: 'markdown',
    difference: 'markdown.children.0.type: "table", not "definition"',
    judgement: 'harmless',
  },
  {
    reason: 'a tab after the mark of a quotation is narrower',
    text: '[^a]: > \t*',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.type: "code", not "list"',
    judgement: 'harmless',
  },
  {
    reason: 'a comment takes the line feed before another block',
    text: '- <!-- c -->\n> ',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.value: "<!-- c -->", not "<!-- c -->\\n"',
    judgement: 'harmless',
  },
  {
    reason: 'an open bracket hides a mail address after a letter that is not Latin',
    text: '[中a@b.c ',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "[中", not "[中a@b.c"',
    judgement: 'harmless',
  },
  {
    reason: 'half of a character becomes U+FFFD, as in a file',
    text: '\ud83d',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "\\ud83d", not "\uFFFD"',
    judgement: 'harmless',
  },
]
