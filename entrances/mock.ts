/** The entrance `exchange-docs/mock`: the types of a module that gives the mock a state. */
export type * from '../generator/contract/mock.ts'
export { defineMock, refuse } from '../generator/contract/mock.ts'
export type * from '../generator/contract/mockView.ts'
