/** The id of a number: its last digits look random, and follow from it. */
export function idOf(prefix: string, number: number): string {
  return prefix + String(number).padStart(8, '0') + String((number * 7919 + 1237) % 10_000).padStart(4, '0')
}

/** The code that a member of a JSON file has as its name. */
export type CodeOf<Name> = Name extends `${infer Code extends number}` ? Code : never
