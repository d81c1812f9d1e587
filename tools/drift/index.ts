export type { Difference } from './difference.ts'
export { findDrift } from './findDrift.ts'
