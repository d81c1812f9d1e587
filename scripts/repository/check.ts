import { unchangedLanes } from '../../tests/lanes.ts'
import { runCommand } from '../command/commandLine.ts'
import { runSteps } from './runSteps.ts'

const help = `npm run check

Types, lint and unit tests: the fast part of npm test.`

await runCommand({ help, options: {} }, async () =>
  runSteps([['shapes'], ['types', 'lint'], ['unit']], { EXCHANGE_DOCS_LEFT_OUT: unchangedLanes().join(',') }),
)
