import { findWebsockets } from '../tools/programs/findWebsockets.ts'
import { installDebianPackages } from './installDebianPackages.ts'

/** What PYTHONPATH must be for `import websockets`; the package is installed now if it is missing. */
export function provideWebsockets(): string | undefined {
  return findWebsockets() ?? (installDebianPackages(['python3-websockets']) ? findWebsockets() : undefined)
}
