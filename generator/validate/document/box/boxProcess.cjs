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

/**
 * The limit is processor time, and a deadline is by the clock. On a busy machine a program reaches the deadline without having
 * had its time: then it starts again with twice the time.
 */
function answer({ name, code, question, milliseconds }) {
  if (code !== undefined) programs.set(name, code)
  for (let timeout = milliseconds; ; timeout *= 2) {
    const before = process.cpuUsage()
    const found = attempt(name, question, { timeout })
    const { user, system } = process.cpuUsage(before)
    if (found.reason !== 'time' || (user + system) / 1000 >= milliseconds) return found
  }
}

function attempt(name, question, limits) {
  try {
    const context = contexts.get(name) ?? open(programs.get(name), limits)
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
function open(code, limits) {
  const context = createContext(Object.create(null), { microtaskMode: 'afterEvaluate' })
  runInContext(code, context, limits)
  return context
}
