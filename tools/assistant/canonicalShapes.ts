import { z } from 'zod'
import type { Json } from '../../generator/contract/json.ts'
import { queryInput, textOrInteger } from './looseInputs.ts'
import { apiInput } from './tool.ts'

/** The caller's description of a request. */
export const input = z.strictObject({
  api: apiInput,
  scheme: z.string().optional().describe('Id of the security scheme, where an API has several'),
  purpose: z.enum(['request', 'login']).default('request').describe('login: the login frame of a WebSocket'),
  method: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .optional(),
  path: z.string().max(2000).optional().describe('Path as sent, placeholders filled in, without host and query'),
  query: queryInput.optional().describe('Parameters in the order they are sent, not encoded; a text is decoded'),
  body: z.string().max(100_000).optional().describe('The exact text of the body'),
  host: z.string().max(300).optional().describe('Host of the server, where the scheme signs it'),
  timestamp: textOrInteger(z.string().max(40)).optional().describe('In the unit of the scheme; now without it'),
  nonce: textOrInteger(z.string().max(60)).optional().describe('A new one without it'),
  receiveWindow: textOrInteger(z.string().regex(/^\d+$/).max(10)).optional(),
})

/** Places of key, time and signature: templates, because the assistant knows no credential. */
const templates = z.record(z.string(), z.string())

/** The canonical text of the request, its parts and the steps of the scheme. */
export const output = z.object({
  api: z.string(),
  scheme: z.string(),
  canonical: z.string(),
  parts: z.array(z.object({ placeholder: z.string().optional(), text: z.string() })),
  steps: z
    .array(z.object({ name: z.string(), does: z.string(), text: z.string(), result: z.string().optional() }))
    .describe('In their order. A text names in braces what is not known here; bytes are in hex'),
  timestamp: z.string(),
  timestampUnit: z.string(),
  nonce: z.string().optional(),
  secret: z.string().describe('How the bytes of the secret are written'),
  headers: templates,
  optionalHeaders: templates,
  leadingParameters: templates,
  parameters: templates,
  parametersIn: z.string(),
  frame: z.json().optional().describe('Frame of a login, with placeholders'),
  howToSign: z.string(),
})

export type CanonicalRequest = z.output<typeof input>

export type CanonicalAnswer = Omit<z.output<typeof output>, 'frame'> & { readonly frame?: Json }
