import { expect, test } from 'vitest'
import { getSchema } from './getSchema.ts'
import { venue } from './testing.ts'

const prose = 'See [orders](/orders#list), [limits](/limits/), [all](/nowhere) and [others](https://other.example/).'
const apis = venue.apis.map((api) => ({
  ...api,
  operations: api.operations.map((operation) => ({ ...operation, description: { en: prose } })),
}))

test.each([
  ['en', 'https://docs.example.com/api/orders/#list', 'https://docs.example.com/api/limits'],
  ['zh', 'https://docs.example.com/api/zh/orders/#list', 'https://docs.example.com/api/zh/limits'],
])('the links of its texts are whole addresses, in %s', (locale, orders, limits) => {
  const nowhere = 'https://docs.example.com/api/nowhere'
  expect(getSchema({ ...venue, apis }, { name: 'placeOrder', locale })).toMatchObject({
    value: {
      description: `See [orders](${orders}), [limits](${limits}), [all](${nowhere}) and [others](https://other.example/).`,
    },
  })
})
