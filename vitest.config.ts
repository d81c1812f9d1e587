import { defineConfig } from 'vitest/config'
import { compileMessages } from './site/bundle/compileMessages.ts'
import { leftOutTests } from './tests/lanes.ts'

/** Tests whose inputs are those of their last good run. */
const leftOut = leftOutTests()

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compileMessages(() => ({}))],
        test: {
          name: 'unit',
          // What tests share is loaded once a worker: each restores what it changes.
          isolate: false,
          // Most of a test's time goes into processes that it starts and waits for.
          maxWorkers: 3,
          include: [
            '{assets,bench,generator,kernel,sandbox,site,scripts,tools}/**/*.test.{ts,tsx}',
            'tests/{architecture,documents/**/*}.test.ts',
          ],
          exclude: leftOut,
          // A test that hangs ends; on a busy machine one that works may take long.
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [compileMessages(() => ({}))],
        // As a build renders: React's other mode takes twice as long.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'integration',
          env: { NODE_ENV: 'production' },
          include: ['tests/*.test.ts'],
          exclude: ['tests/architecture.test.ts', ...leftOut],
          isolate: false,
          maxWorkers: 3,
          testTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
