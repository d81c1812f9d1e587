/** Letters, digits, spaces and punctuation that mean nothing to Markdown; code spans whose content does not either. */
const plain = /^\p{L}(?:[\p{L}\p{N} ,.;:'"%/()?，。、；：“”（）？-]|`[\p{L}\p{N}._/=-]+`)*$/u
/** Addresses that GitHub's Markdown links without being asked to. */
const address = /:\/\/|www\./

/** Whether a text is one line that reads the same as Markdown and as it is: there is no need to parse it. */
export function isPlainSentence(text: string): boolean {
  return plain.test(text) && !address.test(text)
}
