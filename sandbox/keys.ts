/** The key that the mock prints: its accounts hold the orders and records of the specs' examples. */
export const exampleKey = 'mock-key-for-trying-out'

/** Whether a key signs for a subaccount: `a/b` is the subaccount `b` of the key `a`. */
export function isSubaccount(key: string): boolean {
  return key.includes('/')
}
