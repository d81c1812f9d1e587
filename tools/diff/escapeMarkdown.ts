/**
 * Words that hosts of repositories turn into a mention, a link or a reference, behind any character: accounts,
 * addresses and numbers of issues (GitHub docs, "Autolinked references and URLs").
 */
const linkedWords = /([^\s`]*(?:@|:\/\/|www\.|#\d|GH-\d)[^\s`]*)/i

/** Text in which nothing is markup, neither of Markdown nor of MDX. A word that a host would link stands as code. */
export function escapeMarkdown(text: string): string {
  return text
    .split(linkedWords)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&')))
    .join('')
}
