/** Object without the members that are `undefined`: an absent facet is absent, not empty. */
export function compact<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  const present: Partial<T> = {}
  for (const key of Object.keys(value) as (keyof T)[]) if (value[key] !== undefined) present[key] = value[key]
  return present as T
}
