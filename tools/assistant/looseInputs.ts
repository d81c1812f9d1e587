import { z } from 'zod'

/** A text, or an integer in its place: assistants send a code or a time as JSON has it. */
export function textOrInteger(text: z.ZodString) {
  return z.union([text, z.int().transform(String).pipe(text)])
}

const value = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])
const list = z.array(z.strictObject({ name: z.string(), value })).max(200)

/** The parameters of a query in their order, not encoded: a list, an object, or the text of the query, which is decoded. */
export const queryInput = z.union([
  list,
  z
    .record(z.string(), z.union([value, z.array(value)]))
    .transform((query) =>
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((one) => ({ name, value: one }))),
    ),
  z
    .string()
    .max(10_000)
    .transform((text) => [...new URLSearchParams(text)].map(([name, one]) => ({ name, value: one }))),
])
