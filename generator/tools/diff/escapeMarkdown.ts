/** Text in which nothing is markup, neither of Markdown nor of MDX. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`)
}
