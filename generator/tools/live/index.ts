export type { Difference } from './drift/difference.ts'
export { findDrift } from './drift/findDrift.ts'
export { demoCredentials } from './mock/demoCredentials.ts'
export { type LoggedRequest, type Mock, startMock } from './mock/startMock.ts'
