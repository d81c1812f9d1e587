import type { Syntax } from '../../generator/markdown/reference.ts'

interface Example {
  readonly reason: string
  readonly text: string
  readonly syntax: Syntax
}

/** Texts that the native parser reads in another way, so that the reference reads them. */
export const guarded: readonly Example[] = [
  {
    reason: 'tags in the text of an image are not read',
    text: '![<>](b)',
    syntax: 'mdx',
  },
  {
    reason: 'a tag ends a table',
    text: '| a | b |\n|---|:-:|\n<b>',
    syntax: 'markdown',
  },
  {
    reason: 'nothing but text follows an open front matter',
    text: '---\n\n> a',
    syntax: 'mdx',
  },
  {
    reason: 'an address takes the pipe that ends its cell',
    text: '| a | b |\n|---|---|\n|http://c|d|',
    syntax: 'markdown',
  },
  {
    reason: 'tags that close inside of other marks are not refused',
    text: '*<A>*</A>',
    syntax: 'mdx',
  },
  {
    reason: 'JavaScript of imports is not parsed',
    text: 'import a',
    syntax: 'mdx',
  },
  {
    reason: 'a keyword without a space begins a module',
    text: 'export*',
    syntax: 'mdx',
  },
  {
    reason: 'an expression begins in what may be an address',
    text: '`\nwww.{',
    syntax: 'mdx',
  },
  {
    reason: 'an emoji is a mark, as in CommonMark 0.31',
    text: '*😀*中',
    syntax: 'markdown',
  },
  {
    reason: 'an emoji is a mark before an asterisk, too',
    text: '😀*!*',
    syntax: 'markdown',
  },
  {
    reason: 'an address may follow an emoji',
    text: '😀www.',
    syntax: 'markdown',
  },
  {
    reason: 'a user in an address is no mail address',
    text: 'ssh://a@b.c/d',
    syntax: 'markdown',
  },
  {
    reason: 'half of a character becomes U+FFFD, as in a file',
    text: '\ud83d',
    syntax: 'markdown',
  },
  {
    reason: 'an import ends after its line feed',
    text: 'export const a = 1\n',
    syntax: 'mdx',
  },
]

/** Texts that are read in another way than by the reference, without harm. The list shrinks as the native parser is corrected. */
export const knownDifferences: readonly (Example & { readonly difference: string })[] = [
  {
    reason: 'an expression ends before the tab that follows it',
    text: '+ {/**/}\t',
    syntax: 'mdx',
    difference: 'mdx.children.0.children.0.position.end.column: 10, not 9',
  },
  {
    reason: 'code goes on in a line that begins with a brace',
    text: '``\n{``',
    syntax: 'mdx',
    difference: 'only the reference refuses',
  },
  {
    reason: 'an indented footnote is a definition',
    text: '    [^a]: b',
    syntax: 'mdx',
    difference: 'mdx.children.0.type: "footnoteDefinition", not "definition"',
  },
  {
    reason: 'an underscore is no mark beside asterisks',
    text: 'a**_**',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "a**_**", not "a"',
  },
  {
    reason: 'a task begins after its box, also before a tag',
    text: '- [x] <b>',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.position.start.column: 3, not 7',
  },
  {
    reason: 'a task begins on the line below its box',
    text: '- [x]\na',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.children.0.position.start.line: 1, not 2',
  },
  {
    reason: 'a box without a text is a task',
    text: '- [ ]\n*',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.checked: null, not false',
  },
  {
    reason: 'a box below its bullet is no task',
    text: '-\n  [x] a',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.checked: true, not null',
  },
  {
    reason: 'an address may begin with a full stop',
    text: 'http://.b',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.type: "text", not "link"',
  },
  {
    reason: 'the text after an address is cut once more',
    text: '"www. a',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.2.value: ". a", not "."',
  },
  {
    reason: 'an escaped mark may begin a mail address',
    text: '\\__@.c',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.type: "text", not "link"',
  },
  {
    reason: 'an open fence ends with its item',
    text: '+ ```\n*b',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.position.end.line: 1, not 2',
  },
  {
    reason: 'a footnote ends after its white space',
    text: '[^a]:\n ',
    syntax: 'markdown',
    difference: 'markdown.children.0.position.end.line: 1, not 2',
  },
  {
    reason: 'a tag in a paragraph of an item takes its indentation',
    text: '- [\n  <b>',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.children.0.position.end.column: 3, not 1',
  },
  {
    reason: 'a definition may have the address of a column',
    text: '[a]:\n:-',
    syntax: 'markdown',
    difference: 'markdown.children.0.type: "table", not "definition"',
  },
  {
    reason: 'a tab after the mark of a quotation is narrower',
    text: '[^a]: > \t*',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.type: "code", not "list"',
  },
  {
    reason: 'a comment takes the line feed before another block',
    text: '- <!-- c -->\n> ',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.children.0.value: "<!-- c -->", not "<!-- c -->\\n"',
  },
  {
    reason: 'an open bracket hides a mail address after a letter that is not Latin',
    text: '[中a@b.c ',
    syntax: 'markdown',
    difference: 'markdown.children.0.children.0.value: "[中", not "[中a@b.c"',
  },
]
