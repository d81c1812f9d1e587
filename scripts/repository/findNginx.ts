import { findProgram } from './findProgram.ts'
import { installDebianPackages } from './installDebianPackages.ts'

/** An nginx for the tests of its configuration: named by NGINX, on the machine already, or installed now. */
export function provideNginx(): string | undefined {
  return findNginx() ?? (installDebianPackages(['nginx-light']) ? findNginx() : undefined)
}

/** The nginx that NGINX names, or that is on the machine. */
export function findNginx(): string | undefined {
  return findProgram('NGINX', 'nginx')
}
