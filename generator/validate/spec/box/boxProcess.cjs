'use strict'
// Runs as a process that may read nothing, start nothing and load nothing: whatever a bundle does, it does in here.
const { createContext, runInContext } = require('node:vm')

/** Programs, and what came of evaluating them, by their names. */
const programs = new Map()
const contexts = new Map()

for (const name of ['fetch', 'WebSocket', 'EventSource', 'require', 'module']) delete globalThis[name]

process.on('disconnect', () => process.exit())
// A promise of the bundle's that nobody waits for has no bearing on what it answers.
process.on('unhandledRejection', () => {})
process.on('message', (question) => process.send(answer(question)))

/** How much longer everything takes than it should: others keep the machine busy. */
let slowness = 1
const mostSlowness = 4

function answer({ name, code, question, milliseconds }) {
  if (code !== undefined) programs.set(name, code)
  try {
    const context = contexts.get(name) ?? open(programs.get(name), milliseconds)
    const limits = { timeout: Math.ceil(milliseconds * slowness) }
    contexts.delete(name)
    Object.assign(context, { question, answer: undefined })
    // Promises settle before this returns: nothing in there waits for anything outside.
    runInContext('box.check(question).then((text) => { answer = text })', context, limits)
    const text = context.answer
    if (runInContext('Object.isFrozen(Object.prototype)', context, limits) === false) contexts.set(name, context)
    return typeof text === 'string' ? { text } : { reason: 'failure' }
  } catch (error) {
    return { reason: error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'time' : 'failure' }
  }
}

/** A world of its own with the language in it and nothing else: no object of this process is ever handed in. */
function open(code, milliseconds) {
  const context = createContext(Object.create(null), { microtaskMode: 'afterEvaluate' })
  const [started, before] = [performance.now(), process.cpuUsage()]
  runInContext(code, context, { timeout: milliseconds * mostSlowness })
  const { user, system } = process.cpuUsage(before)
  slowness = Math.min(mostSlowness, Math.max(1, (performance.now() - started) / ((user + system) / 1000 + 1)))
  return context
}
