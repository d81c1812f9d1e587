export { readScenario, type Scenario } from './readScenario.ts'
export { runScenario } from './runScenario.ts'
