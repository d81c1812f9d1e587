import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import type { Cryptography } from './cryptography.ts'

const hashes = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 }

/** Cryptography in a page. Browsers hash in promises alone, and a mock answers one request before it reads the next. */
export const cryptography: Cryptography = {
  hash: (algorithm, bytes) => hashes[algorithm](bytes),
  hmac: (algorithm, key, bytes) => hmac(hashes[algorithm], key, bytes),
  sign: noKeys,
  verify: noKeys,
  demoKey: noKeys,
}

function noKeys(): never {
  throw new Error('in a page it has no private keys')
}
