import { expect, it } from 'vitest'
import { structureProblems } from './crawl/structureProblems.ts'

function page(article: string): string {
  const around = '<header>Name</header><nav aria-label="Pages">Home</nav>'
  return `<!doctype html><body><div id="root">${around}<main><h1>Orders</h1>${article}</main><footer>End</footer></div>`
}

it('a page of one header, main part and footer is well structured', () => {
  const table = '<table><tr><th scope="row">Fee</th><td>1 %</td></tr></table>'
  const picture = '<img src="/a.png" alt="Order book"><i aria-hidden="true"><img src="/b.png"></i>'
  expect(structureProblems(page(`<header>Part</header><h2>Fees</h2>${table}${picture}`))).toEqual([])
})

it.each([
  ['a gap between headings', '<h3>deep</h3>', 'h3 "deep" follows h1'],
  ['a second main part', '<main>again</main>', '2 × main'],
  ['a second title', '<h1>again</h1>', '2 × h1'],
  ['a nav without a name', '<nav>Parts</nav>', 'a nav has no name'],
  ['navs of one name', '<nav aria-label="Pages">Parts</nav>', 'navs share a name: Pages, Pages'],
  ['a table without headers', '<table><tr><td>bare</td></tr></table>', 'no header in the table bare'],
  ['a header of nothing', '<table><tr><th scope="col">a</th><th>b</th></tr></table>', 'no scope: b'],
  ['an empty header', '<table><tr><th scope="col"></th></tr></table>', 'a table header is empty'],
  ['a picture without a text', '<img src="/a.png">', 'a picture has no text'],
  ['a diagram without a text', '<div class="wide diagram"><svg></svg></div>', 'a picture has no text'],
])('%s is told', (_, article, problem) => {
  expect(structureProblems(page(article))).toEqual([problem])
})

it('a page without its landmarks is told', () => {
  expect(structureProblems('<!doctype html><h1>Orders</h1>')).toEqual([
    '0 × main',
    '0 × header of the page',
    '0 × footer of the page',
  ])
})
