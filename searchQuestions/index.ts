import { accountsQuestions } from './accounts.ts'
import { callErrorsQuestions } from './callErrors.ts'
import { changelogsQuestions } from './changelogs.ts'
import { channelsQuestions } from './channels.ts'
import { connectionsQuestions } from './connections.ts'
import { environmentsQuestions } from './environments.ts'
import { errorsQuestions } from './errors.ts'
import { gettingStartedQuestions } from './gettingStarted.ts'
import { historyQuestions } from './history.ts'
import { keysQuestions } from './keys.ts'
import { limitsQuestions } from './limits.ts'
import { marginQuestions } from './margin.ts'
import { marketQuestions } from './market.ts'
import { orderErrorsQuestions } from './orderErrors.ts'
import { ordersQuestions } from './orders.ts'
import { privateChannelsQuestions } from './privateChannels.ts'
import { retiredApiQuestions } from './retiredApi.ts'
import { signingQuestions } from './signing.ts'
import { smartOrdersQuestions } from './smartOrders.ts'
import { valuesQuestions } from './values.ts'
import { walletQuestions } from './wallet.ts'

/** Words of readers that the texts of this site do not have, by the addresses that answer. */
export const searchQuestions = [
  ...accountsQuestions,
  ...callErrorsQuestions,
  ...changelogsQuestions,
  ...channelsQuestions,
  ...connectionsQuestions,
  ...environmentsQuestions,
  ...errorsQuestions,
  ...gettingStartedQuestions,
  ...historyQuestions,
  ...keysQuestions,
  ...limitsQuestions,
  ...marginQuestions,
  ...marketQuestions,
  ...orderErrorsQuestions,
  ...ordersQuestions,
  ...privateChannelsQuestions,
  ...retiredApiQuestions,
  ...signingQuestions,
  ...smartOrdersQuestions,
  ...valuesQuestions,
  ...walletQuestions,
]
