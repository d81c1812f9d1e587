import { z } from 'zod'
import type { Json } from '../../generator/contract/json.ts'
import { stepLength } from '../../generator/model/view/replayLink.ts'

// The one description of a scenario file: tests write the JSON Schema for editors from it.

const name = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] })
const json = z.json() as unknown as z.ZodType<Json>
const duration = (description: string) =>
  z
    .string()
    .regex(stepLength, 'A length of time is a number and ms, s, m or h')
    .meta({ description, examples: ['30s'] })

const fields = z.record(z.string(), json)
const expected = {
  status: z
    .int()
    .optional()
    .meta({ description: 'Status of the reply.', examples: [200] }),
  body: json.optional().meta({ description: 'What the body must have; members that are not named may be anything.' }),
}
const kept = z.record(z.string(), z.string().startsWith('/')).optional().meta({
  description:
    'Values to keep by a name, each with a JSON pointer into the reply. Later steps write the name in braces behind `$`.',
})
const api = name('Id of the API, where several have it.', 'spot').optional()
const key = name('Key that signs; the first key of the mock without it.', 'trader').optional()

const callFields = {
  call: name('Id of the operation.', 'createOrder'),
  ...{ api, key },
  with: fields.optional().meta({ description: 'Parameters by name.' }),
  body: json.optional().meta({ description: 'Body of the request.' }),
}

function isTime(text: string): boolean {
  return text === 'now' || z.iso.datetime().safeParse(text).success
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** The steps by the member that distinguishes them. */
export const stepSchemas = {
  call: z.strictObject({
    ...callFields,
    expect: z.strictObject(expected).optional().meta({ description: 'What the reply must be.' }),
    keep: kept,
  }),
  wait: z.strictObject({
    wait: duration('How far the clock of the mock goes on.'),
    until: z
      .strictObject({ ...callFields, expect: z.strictObject(expected) })
      .optional()
      .meta({ description: 'A call, once a second, that ends the wait when its reply is as expected.' }),
  }),
  control: z.strictObject({
    control: name('Path below `/_mock` that gets PUT.', 'price'),
    with: fields.optional().meta({ description: 'Its parameters.' }),
    expect: z.strictObject(expected).optional().meta({ description: 'What the reply must be.' }),
    keep: kept,
  }),
  open: z.strictObject({
    open: name('Id of the channel to open.', 'orders'),
    ...{ api, key },
    frame: json.optional().meta({ description: 'Frame that subscribes; the example of the spec without it.' }),
  }),
  run: z.strictObject({
    run: name(
      'Command to run in the folder of the project, with the address and the credentials of the mock.',
      'node bot.mjs',
    ),
    until: z.string().refine(isPattern, 'It is no regular expression').optional().meta({
      description:
        'A line that it prints, as a regular expression: it runs on. Without it, the step waits for its end.',
    }),
    within: duration('How long the step waits, by the clock of the machine (default: 1m).').optional(),
    code: z.int().optional().meta({ description: 'Exit code that it must end with (default: 0).' }),
  }),
  send: z.strictObject({
    send: name('Id of a channel that a step opened.', 'createOrderRequest'),
    frame: json.meta({ description: 'Frame to send on its connection.' }),
  }),
  receive: z.strictObject({
    receive: name('Id of a channel that a step opened.', 'orders'),
    within: duration('How long the clock goes on meanwhile at most; not at all without it.').optional(),
    expect: json.meta({ description: 'What a frame must have that no step has received yet.' }),
    keep: kept,
  }),
} as const

/** A scenario without the form of its steps. */
export const scenarioSchema = z.strictObject({
  name: name('What it shows.', 'A limit order is filled in part').optional(),
  seed: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Seed of all that is random (default: 1).', examples: [7] }),
  clock: z
    .string()
    .refine(isTime, 'A time is such as 2026-01-01T00:00:00Z, or `now`')
    .optional()
    .meta({
      description:
        'Time at the start (default: 2026-01-01T00:00:00Z). With `now`, the clock runs on by itself, as that of a bot does.',
      examples: ['2026-01-01T00:00:00Z'],
    }),
  faults: z
    .array(z.string())
    .optional()
    .meta({ description: 'Faults from the start on.', examples: [['delay=500']] }),
  steps: z.array(z.unknown()).min(1),
})

/** The JSON Schema of a scenario file, for editors. */
export function scenarioJsonSchema(): Readonly<Record<string, unknown>> {
  const { call, wait, control, open, run, send, receive } = stepSchemas
  const steps = z.array(z.union([call, wait, control, open, run, send, receive])).min(1)
  return z.toJSONSchema(scenarioSchema.extend({ steps }), { target: 'draft-7', reused: 'ref' })
}
