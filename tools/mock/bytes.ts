import type { ByteEncoding } from '../../generator/contract/signingStep.ts'

/** The UTF-8 bytes of a text. */
export function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The text of UTF-8 bytes; bytes of no text become replacement characters. */
export function utf8Text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Bytes one after another. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function encodedBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return encoding === 'base64' ? base64 : base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of an encoded text, up to the first character that does not belong there. */
export function decodedBytes(text: string, encoding: ByteEncoding): Uint8Array {
  if (encoding === 'hex') {
    const [digits = ''] = /^(?:[\da-f]{2})*/i.exec(text) ?? []
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  }
  const [sextets = ''] = /^[\w+/-]*/.exec(text) ?? []
  const base64 = sextets.replaceAll('-', '+').replaceAll('_', '/')
  const whole = base64.length % 4 === 1 ? base64.slice(0, -1) : base64
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0))
}
