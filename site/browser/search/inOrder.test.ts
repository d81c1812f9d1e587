import { expect, it } from 'vitest'
import { inOrder } from './inOrder.ts'

const known = ['changelog', 'spot', 'legacy', 'v3'].map((id) => ({ id, label: id, url: `/${id}` }))
const found = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }))

it('has the reader’s section first and the others as the site has them, whichever was found first', () => {
  const wanted = ['v3', 'spot', 'legacy', 'other']
  for (const sections of [found('legacy', 'other', 'v3', 'spot'), found('spot', 'v3', 'legacy', 'other')]) {
    expect(inOrder(sections, known, 'v3').map(({ id }) => id)).toEqual(wanted)
  }
})
