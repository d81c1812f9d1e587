import { defineMock } from 'exchange-docs/mock'
import { controlAccounts, controlPrice } from './control.ts'
import { createFuturesState } from './futures/index.ts'
import { futuresApi, futuresCall } from './futuresMock.ts'
import { exampleTransfers } from './group/index.ts'
import { groupOperations } from './groupMock.ts'
import { createSpotState } from './spot/index.ts'
import { spotApi, spotCall, tellMaintenance } from './spotMock.ts'
import type { State } from './state.ts'
import type { Apis } from './types.ts'
import { viewExchange } from './view.ts'

export default defineMock<State, Apis>({
  version: 9,
  state: ({ seed, now }) => ({
    spot: createSpotState({ seed, now }),
    futures: createFuturesState({ seed, now }),
    transfers: exampleTransfers(now),
  }),
  tick(context) {
    spotCall(context)
    futuresCall(context)
    tellMaintenance(context)
  },
  control: { price: controlPrice, accounts: controlAccounts },
  view: viewExchange,
  apis: {
    spot: { ...spotApi, operations: { ...spotApi.operations, ...groupOperations } },
    'v3-futures': futuresApi,
    futures: {},
  },
})
