import { expect, it } from 'vitest'
import { readPage } from './readPage.ts'

const page = (body: string) => `<!doctype html><html lang="en"><title>Stations</title><body><h1>Stations</h1>${body}`

function problemsIn(html: string): string[] {
  return readPage(html).problems.map(({ code, message }) => `${code} ${message}`)
}

it('finds nothing wrong with a page that names everything', () => {
  const html = page(`
    <h2 id="a">Rain</h2><h3>Snow</h3><h2>Wind</h2>
    <img src="/a.png" alt=""><a href="/"><img src="/b.png" alt="Home"></a><a href="#a" aria-label="Rain"></a>
    <button title="Close"></button><button><svg aria-hidden="true"></svg> Open</button>
    <label>Name <input></label><label for="x">City</label><select id="x"></select><input type="hidden">
    <h2 id="h">Note</h2><textarea aria-labelledby="h"></textarea><input type="submit"><a>No link</a>`)
  expect(problemsIn(html)).toEqual([])
})

it.each([
  ['<h3>Rain</h3>', 'page-headings The heading "Rain" is h3 after h1.'],
  ['<h1>Rain</h1>', 'page-headings The page has 2 h1.'],
  ['<i id="a"></i><b id="a"></b><p id="a"></p>', 'page-id-repeated The id "a" occurs more than once.'],
  ['<img src="/a.png">', 'page-image-without-alt The image /a.png has no alternative text.'],
  ['<a href="/rain"><i aria-hidden="true">→</i></a>', 'page-control-unnamed A link has no name (/rain).'],
  ['<button class="close"></button>', 'page-control-unnamed A button has no name (close).'],
  ['<div role="button"></div>', 'page-control-unnamed A button has no name.'],
  ['<label for="y">City</label><input id="x">', 'page-control-unnamed A form field has no name (x).'],
  ['<label><select name="z"><option>One</select></label>', 'page-control-unnamed A form field has no name (z).'],
])('tells what is wrong with %s', (body, problem) => {
  expect(problemsIn(page(body))).toEqual([problem])
})

it('asks for the language of a page', () => {
  expect(problemsIn('<!doctype html><title>Rain</title><h1>Rain</h1>')).toEqual([
    'page-language-missing The page does not say its language.',
  ])
})

it('reads the addresses of a page that only leads on, and does not judge it', () => {
  const { addresses, problems } = readPage(
    '<!doctype html><meta http-equiv="refresh" content="0; url=/rain"><a href="/rain">Moved</a>',
  )
  expect(problems).toEqual([])
  expect(addresses).toEqual([{ element: 'a', address: '/rain' }])
})

it('reads every address of a set of images', () => {
  expect(readPage(page('<img alt="" src="/a.png" srcset="/b.png 1x, /c.png 2x">')).addresses).toEqual(
    ['/a.png', '/b.png', '/c.png'].map((address) => ({ element: 'img', address })),
  )
})
