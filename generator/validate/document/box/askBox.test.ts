import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/fixtures/temporaryFolder.ts'
import { askBox, type BoxAnswer } from './askBox.ts'

/** Asks a program whose `check` has this body. */
async function ask(body: string, milliseconds = 20_000): Promise<BoxAnswer> {
  const name = `${randomUUID()}.js`
  const folder = await temporaryFolder({ [name]: `var box = { async check(question) { ${body} } }` })
  return askBox({ bundle: join(folder, name), question: 'six', milliseconds })
}

const sane = 'return question.toUpperCase()'

it('answers a text with a text', async () => {
  expect(await ask(sane)).toEqual({ text: 'SIX' })
})

it.each([
  ['a loop', 'for (;;);'],
  ['promises', 'for (;;) await undefined'],
  ['a pattern', 'return String(/^(a+)+$/.test("a".repeat(40) + "b"))'],
])('ends what does not end by itself: %s', async (_, body) => {
  expect(await ask(body, 300)).toEqual({ reason: 'time' })
  expect(await ask(sane)).toEqual({ text: 'SIX' })
})

it('ends what fills the memory', async () => {
  const body = 'const all = []; for (;;) all.push(new Array(30_000_000).fill(0.5))'
  expect(await ask(body, 60_000)).toEqual({ reason: 'memory' })
  expect(await ask(sane)).toEqual({ text: 'SIX' })
}, 90_000)

it.each([
  ['throws', 'throw new Error("no")'],
  ['overflows the stack', 'const down = () => down() + 1; return String(down())'],
  ['waits for what never comes', 'await new Promise(() => {})'],
  ['answers with no text', 'return { toString: () => "SIX" }'],
])('gives no answer for what %s', async (_, body) => {
  expect(await ask(body)).toEqual({ reason: 'failure' })
  expect(await ask(sane)).toEqual({ text: 'SIX' })
})

it('lives on when a promise is rejected that nobody waits for', async () => {
  expect(await ask(`Promise.reject(new Error('unseen')); ${sane}`)).toEqual({ text: 'SIX' })
})

it('forgets a program that froze what all objects share', async () => {
  const name = `${randomUUID()}.js`
  const text = `var box = { async check() { const own = {}; own.toString = 1; Object.freeze(Object.prototype); return 'done' } }`
  const bundle = join(await temporaryFolder({ [name]: `'use strict'; ${text}` }), name)
  const question = { bundle, question: '', milliseconds: 20_000 }
  expect([await askBox(question), await askBox(question)]).toEqual([{ text: 'done' }, { text: 'done' }])
})

it('has nothing in it but the language', async () => {
  const names = [
    'require',
    'module',
    'process',
    'fetch',
    'WebSocket',
    'EventSource',
    'XMLHttpRequest',
    'Buffer',
    'global',
  ]
  const body = `return ${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== 'undefined').join()`
  expect(await ask(body)).toEqual({ text: '' })
})

it.each([
  `globalThis.constructor.constructor('return process')()`,
  `(function () { return this })().constructor?.constructor?.('return process')() ?? (() => { throw 0 })()`,
  `await import('node:net')`,
  `await import('node:net').catch((error) => error.constructor.constructor('return process')())`,
  `(() => { try { null.x } catch (error) { return error.constructor.constructor('return process')() } })()`,
])('lets nothing out: %s', async (attempt) => {
  const body = `try { return typeof (${attempt}) } catch { return 'nothing' }`
  expect(await ask(body)).toEqual({ text: 'nothing' })
})

it('sends no request, whatever a program tries', async () => {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const url = `http://127.0.0.1:${port}/`
    const body = `const tries = [() => fetch('${url}'), () => import('${url}'), () => new WebSocket('${url}')]
      for (const attempt of tries) { try { await attempt() } catch {} }
      return 'done'`
    expect(await ask(body)).toEqual({ text: 'done' })
    expect(requests).toBe(0)
  } finally {
    server.close()
  }
})

/** The process of the box: the child process that runs its script. */
function boxProcess(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('boxProcess.cjs'))
  return Number(found)
}

it.skipIf(process.platform !== 'linux')('counts no time in which the machine does something else', async () => {
  await ask(sane)
  const box = boxProcess()
  const answer = ask(
    'const end = 3e8; let sum = 0; for (let i = 0; i < end; i++) sum += i; return String(sum > 0)',
    1000,
  )
  setTimeout(() => process.kill(box, 'SIGSTOP'), 100)
  setTimeout(() => process.kill(box, 'SIGCONT'), 2500)
  expect(await answer).toEqual({ text: 'true' })
})
