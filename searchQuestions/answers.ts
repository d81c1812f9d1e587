import type { SearchQuestions } from '../schemas/siteConfig.ts'

/** Addresses with a space between them, and what readers of each language ask them, with commas between. */
export function answers(addresses: string, en: string, zh: string): SearchQuestions {
  return { of: addresses.split(' '), asked: { en, zh } }
}
