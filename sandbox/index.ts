import { defineMock } from 'exchange-docs/mock'
import { controlAccounts, controlPrice } from './control.ts'
import { createFuturesState } from './futures/index.ts'
import { futuresApi, futuresCall } from './futuresMock.ts'
import { createSpotState } from './spot/index.ts'
import { spotApi, spotCall, tellMaintenance } from './spotMock.ts'
import type { State } from './state.ts'
import type { Apis } from './types.ts'

export default defineMock<State, Apis>({
  version: 5,
  state: ({ seed, now }) => ({ spot: createSpotState({ seed, now }), futures: createFuturesState({ seed, now }) }),
  tick(context) {
    spotCall(context)
    futuresCall(context)
    tellMaintenance(context)
  },
  control: { price: controlPrice, accounts: controlAccounts },
  apis: { spot: spotApi, 'v3-futures': futuresApi, futures: {} },
})
