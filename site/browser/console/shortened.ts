/** The beginning of a long text, and how many characters it has. A browser takes seconds to lay out a line of megabytes. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length})`
}
