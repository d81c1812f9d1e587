import { spawnSync } from 'node:child_process'

/** Whether programs in Java can be run here. */
export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
