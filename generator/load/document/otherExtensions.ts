import type { ObjectKind } from '../../contract/objectKind.ts'

interface OtherExtension {
  readonly places: readonly ObjectKind[]
  readonly description: string
  /** References inside of it are followed. */
  readonly isFollowed?: true
}

/** Extensions of other tools that are read too: their objects and their effects. */
export const otherExtensions: Readonly<Record<string, OtherExtension>> = {
  'x-displayName': {
    ...{ places: ['tag'], isFollowed: true },
    description: 'Title of the tag. `summary` of OpenAPI 3.2 says the same.',
  },
  'x-codeSamples': {
    places: ['operation'],
    description:
      'Samples of your own: a list of `lang`, `label` and `source`. One in a language of ours stands in its place, others come after.',
  },
  'x-code-samples': { places: ['operation'], description: 'The same as `x-codeSamples`.' },
  'x-tagGroups': {
    places: ['root'],
    description: 'Groups of tags, with `name` and `tags`: headings of the overview and of a sidebar that nobody wrote.',
  },
  'x-badges': { places: ['operation'], description: 'Words beside the facts of the operation: `name` of each.' },
  'x-stability': { places: ['operation'], description: 'Shown as a badge.' },
  'x-webhooks': { places: ['root'], isFollowed: true, description: '`webhooks` for OpenAPI 3.0.' },
  'x-response': {
    ...{ places: ['message'], isFollowed: true },
    description: 'Answers to a message in AsyncAPI 2: a message, or a list of them.',
  },
  'x-enumDescriptions': {
    places: ['schema'],
    description: 'The same as [`x-enum-descriptions`](#x-enum-descriptions).',
  },
  'x-enum-varnames': { places: ['schema'], description: 'Names of the values in code, shown before what they mean.' },
  'x-enumNames': { places: ['schema'], description: 'The same as `x-enum-varnames`.' },
}
