/** A sample that the spec brings along (`x-codeSamples`). */
export interface WrittenSample {
  readonly language: string
  readonly label?: string
  readonly code: string
  /** Only of a plug-in's sample: the grammar that highlights it, and the address of its program. */
  readonly grammar?: string
  readonly address?: string
}
