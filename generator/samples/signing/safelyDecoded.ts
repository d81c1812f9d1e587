/** A percent-encoded text decoded; as it is where it is not well encoded. */
export function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
