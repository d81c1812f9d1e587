/** Escapes text for HTML and attributes. */
export function escapeHtml(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}

interface Bar {
  /** From 0 to 100. */
  readonly percent: number
  /** A mark for the value of the base. */
  readonly base?: number | undefined
}

/** A bar. The number beside it says the same to readers who cannot see the bar. */
export function bar({ percent, base }: Bar): string {
  const mark =
    base === undefined ? '' : `<rect class="mark" x="${place(Math.min(base, 99.4))}" width="0.6" height="4"/>`
  return (
    '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">' +
    `<rect class="track" width="100" height="4"/><rect class="fill" width="${place(percent)}" height="4"/>${mark}</svg>`
  )
}

function place(percent: number): string {
  return String(Math.round(Math.max(0, Math.min(100, percent)) * 10) / 10)
}
