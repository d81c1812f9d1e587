import { type ReactNode, useId } from 'react'
import { expect, it } from 'vitest'
import { ownIsland } from './ownIsland.tsx'
import { htmlOf } from './testing.tsx'

interface Props {
  readonly from: number
  readonly children?: ReactNode
}

const Counter = ownIsland('Counter', ({ from, children }: Props) => (
  <b id={useId()}>
    {from} of {from}
    {children}
  </b>
))

it('has the HTML that React takes over, with what it was given, under ids of its own', () => {
  const html = htmlOf([<Counter key="1" from={2} />, <Counter key="2" from={3} />])
  const [first, second] = [...html.matchAll(/data-hydrate="(.+?)"><b id="(.+?)">/g)]
  expect(html).toContain('<div data-island="own-Counter" data-props="{&quot;from&quot;:2}" data-hydrate=')
  expect(html).toContain('2<!-- --> of <!-- -->2</b>')
  expect(first?.[2]).toContain(first?.[1])
  expect(first?.[2]).not.toBe(second?.[2])
})

it('takes a text between its tags, and no element', () => {
  expect(htmlOf(<Counter from={1}>!</Counter>)).toContain('!</b>')
  expect(() =>
    htmlOf(
      <Counter from={1}>
        <i>!</i>
      </Counter>,
    ),
  ).toThrow('<Counter> runs in browsers: it takes texts, numbers and lists of them, no elements.')
})
