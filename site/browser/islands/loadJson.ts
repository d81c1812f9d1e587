/** A JSON file of the site. Rejects when it cannot be had. */
export async function loadJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.json()
}
