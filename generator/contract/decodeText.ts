import type { Checked, Diagnostic } from './diagnostics.ts'

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark, as some editors write it. The first byte that is no text is
 * an error; U+FFFD replaces each byte that is no text.
 */
export function decodeText(bytes: Uint8Array, file: string): Checked<string> {
  const encoding = encodingOf(bytes)
  const options = { ignoreBOM: encoding === 'utf-8' }
  const text = new TextDecoder(encoding, options).decode(bytes)
  const zero = text.indexOf('\0')
  if (zero !== -1) {
    const message = 'A zero byte stands here, as in UTF-16 without a byte order mark and in UTF-32.'
    return { value: text, diagnostics: [problem(message, file, text.slice(0, zero))] }
  }
  if (!text.includes('\uFFFD')) return { value: text, diagnostics: [] }
  const end = validLength(bytes, encoding)
  if (end === undefined) return { value: text, diagnostics: [] }
  const before = new TextDecoder(encoding, options).decode(bytes.subarray(0, end), { stream: true })
  const message = `The file is not ${encoding.slice(0, 6).toUpperCase()} at this place.`
  return { value: text, diagnostics: [problem(message, file, before)] }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Number of bytes before the first that is wrong; nothing when all are right. */
function validLength(bytes: Uint8Array, encoding: string): number | undefined {
  const isValid = (length: number, stream: boolean) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, length), { stream })
      return true
    } catch {
      return false
    }
  }
  if (isValid(bytes.length, false)) return undefined
  let valid = 0
  let wrong = bytes.length + 1
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2)
    if (isValid(middle, true)) valid = middle
    else wrong = middle
  }
  return valid
}

function problem(message: string, file: string, before: string): Diagnostic {
  const lines = before.split('\n')
  const place = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { code: 'file-encoding', severity: 'error', message, hint: 'Save the file as UTF-8.', ...place }
}
