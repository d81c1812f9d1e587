import { describe, expect, it } from 'vitest'
import { callAt, shownHeadings } from './currentHeading.ts'

const calls = ['place', 'cancel'].map((anchor) => ({ anchor, title: anchor, method: 'POST', path: '/' }))
const heading = (id: string, level: 2 | 3) => ({ id, text: id, level })
const headings = [
  heading('place', 2),
  heading('place.body', 3),
  heading('cancel', 2),
  heading('cancel.responses', 3),
  heading('connection', 2),
  heading('limits', 3),
]
const [place, cancel] = calls

describe('callAt', () => {
  it('is the call that a heading stands in', () => {
    expect(callAt('place', calls, headings)).toBe(place)
    expect(callAt('cancel.responses', calls, headings)).toBe(cancel)
  })

  it('is none above the first call and behind the last', () => {
    expect(callAt(undefined, calls, headings)).toBeUndefined()
    expect(callAt('limits', calls, headings)).toBeUndefined()
  })
})

describe('shownHeadings', () => {
  const shown = (current: typeof place) => shownHeadings(headings, calls, current).map(({ id }) => id)

  it('unfolds the parts of the current call alone', () => {
    expect(shown(place)).toEqual(['place', 'place.body', 'cancel', 'connection', 'limits'])
    expect(shown(undefined)).toEqual(['place', 'cancel', 'connection', 'limits'])
  })

  it('leaves a page of one call whole', () => {
    expect(shownHeadings(headings, calls.slice(1), undefined)).toBe(headings)
  })
})
