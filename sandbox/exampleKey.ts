/** The key that the mock prints: its accounts have what the examples of the specs name. */
export const exampleKey = 'mock-key-for-trying-out'
