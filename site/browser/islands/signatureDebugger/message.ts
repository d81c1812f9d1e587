/** A request as it is written somewhere, before the scheme explains its values. */
export interface Message {
  readonly method: string
  readonly address: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** Parts of a program that hold variables in place of values: its address, its query or its body. */
  readonly open?: readonly string[]
  /** Headers of the scheme, or the body, that the text names without a value that can be read. */
  readonly unread?: readonly string[]
}
