/** The response of a status: its own, its class's, or `default`. */
export function responseOf<Described extends { readonly status: string }>(
  responses: readonly Described[],
  status: number,
): Described | undefined {
  const named = (name: string) => responses.find((response) => response.status.toUpperCase() === name)
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT')
}
