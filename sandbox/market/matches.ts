/** Whether a record has the values of a request. A value that the request leaves out may be any. */
export function matches<Asked extends object>(
  record: { readonly [Name in keyof Asked]: unknown },
  asked: Asked,
): boolean {
  const names = Object.keys(asked) as (keyof Asked)[]
  return names.every((name) => asked[name] === undefined || record[name] === asked[name])
}
