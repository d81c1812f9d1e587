/** Whether a record has the values that a request asks for; one that is not asked for may be any. */
export function matches<Asked extends object>(
  record: { readonly [Name in keyof Asked]: unknown },
  asked: Asked,
): boolean {
  const names = Object.keys(asked) as (keyof Asked)[]
  return names.every((name) => asked[name] === undefined || record[name] === asked[name])
}
