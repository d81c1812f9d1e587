import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'

interface Job {
  readonly extends: string
  readonly rules: readonly { readonly if: string }[]
  readonly pages?: { readonly path_prefix: string }
}

const text = readFileSync(new URL('../../../deploy/gitlab-ci.yml', import.meta.url), 'utf8')
const { image: _, '.site': site, ...jobs } = load(text) as { '.site': { script: string[] }; image: string }

/** The jobs that GitLab runs with variables, as it reads the rules: of `&&`, `==` and `!=`. */
function jobsFor(variables: Readonly<Record<string, string>>): string[] {
  const resolved = (word = '') => (word.startsWith('$') ? variables[word.slice(1)] : word.replaceAll('"', ''))
  const holds = (condition: string) =>
    condition.split(' && ').every((part) => {
      const [left, comparison, right] = part.split(' ')
      return (resolved(left) === resolved(right)) === (comparison === '==')
    })
  return Object.entries<Job>(jobs as never).flatMap(([name, job]) =>
    job.rules.some((rule) => holds(rule.if)) ? [name] : [],
  )
}

it('deploy/gitlab-ci.yml publishes the default branch alone, and previews only where it is told that there are some', () => {
  const branch = { CI_PIPELINE_SOURCE: 'push', CI_DEFAULT_BRANCH: 'main', PAGES_PREVIEWS: 'true' }
  const change = { CI_PIPELINE_SOURCE: 'merge_request_event', CI_DEFAULT_BRANCH: 'main' }
  expect(jobsFor({ ...branch, CI_COMMIT_BRANCH: 'main' })).toEqual(['pages'])
  expect(jobsFor({ ...branch, CI_COMMIT_BRANCH: 'other' })).toEqual([])
  expect(jobsFor(change)).toEqual(['change'])
  expect(jobsFor({ ...change, PAGES_PREVIEWS: 'true' })).toEqual(['preview'])
})

it('deploy/gitlab-ci.yml publishes nothing of a merge request at the address of the site', () => {
  const publishing = Object.entries<Job>(jobs as never).filter(([name, job]) => name === 'pages' || job.pages)
  expect(publishing.map(([name, job]) => [name, job.pages?.path_prefix])).toEqual([
    ['pages', undefined],
    ['preview', 'mr-$CI_MERGE_REQUEST_IID'],
  ])
  expect(site.script.at(-1)).toContain('--out public')
})
