// Asks a service for the translations of a batch: exchange-docs i18n --fill 'node translate.mjs'
// docs/add-a-language.md describes the lines that this script reads and writes.

import { text } from 'node:stream/consumers'

const [batch, ...texts] = (await text(process.stdin))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const answers = await ask(instructionsFor(batch), texts)
for (const { id } of texts)
  if (typeof answers[id] === 'string') console.log(JSON.stringify({ id, translation: answers[id] }))

/** Instructions for a translator, as a service reads them. */
function instructionsFor({ language, languageName, glossary }) {
  const words = Object.entries(glossary).map(([term, forms]) => `- ${term}: ${forms.join(' or ')}`)
  return [
    `Translate each text into ${languageName} (${language}) for developers who trade by an API.`,
    'Answer with one JSON object: the id of each text, and its translation.',
    'Keep each part of "keep", all numbers, Markdown, code and addresses. "notes" say where a text stands.',
    'A text whose format is "message" is an ICU message: keep its arguments and tags, and write the plural forms of the language.',
    'Where a text has "refused", its earlier translation was wrong for the reason that "problem" gives.',
    ...(words.length > 0 ? ['Use these words:', ...words] : []),
  ].join('\n')
}

/** The call of a service: adapt its body, and the way to its answer, to your service. */
async function ask(instructions, asked) {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key } = process.env
  if (!url) throw new Error('Set TRANSLATE_URL to the address of the service, and TRANSLATE_KEY to its key.')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ instructions, texts: asked }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
  return response.json()
}
