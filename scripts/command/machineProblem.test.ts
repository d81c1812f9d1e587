import { expect, test } from 'vitest'
import { machineProblem } from './machineProblem.ts'

test('a full disk is told with the file and what to do', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: '/out/a' })
  expect(machineProblem(error)).toBe(
    'There is no space left on the disk: /out/a (ENOSPC).\nFree some and run the command again. What was published before is as it was.',
  )
})

test('what could not be copied is told by where it should have gone', () => {
  const error = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/cache/a', dest: '/out/a' })
  expect(machineProblem(error)).toContain('There is no space left on the disk: /out/a (ENOSPC).')
})

test('an error of the machine is found as the cause of another', () => {
  const cause = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  expect(machineProblem(new Error('page failed', { cause }))).toContain('The disk is read-only: EROFS')
})

test.each([[new Error('a bug')], ['text'], [undefined], [{ code: 'toString' }]])(
  '%s is no error of the machine',
  (error) => {
    expect(machineProblem(error)).toBeUndefined()
  },
)
