import { accountsQuestions } from './accounts.ts'
import { callErrorsQuestions } from './callErrors.ts'
import { changelogsQuestions } from './changelogs.ts'
import { channelsQuestions } from './channels.ts'
import { connectionsQuestions } from './connections.ts'
import { derivativesQuestions } from './derivatives.ts'
import { environmentsQuestions } from './environments.ts'
import { errorsQuestions } from './errors.ts'
import { feesQuestions } from './fees.ts'
import { gettingStartedQuestions } from './gettingStarted.ts'
import { historyQuestions } from './history.ts'
import { keysQuestions } from './keys.ts'
import { limitsQuestions } from './limits.ts'
import { marginQuestions } from './margin.ts'
import { marketQuestions } from './market.ts'
import { orderErrorsQuestions } from './orderErrors.ts'
import { orderRecordsQuestions } from './orderRecords.ts'
import { orderRulesQuestions } from './orderRules.ts'
import { ordersQuestions } from './orders.ts'
import { privateChannelsQuestions } from './privateChannels.ts'
import { retiredApiQuestions } from './retiredApi.ts'
import { signingQuestions } from './signing.ts'
import { smartOrdersQuestions } from './smartOrders.ts'
import { symbolsQuestions } from './symbols.ts'
import { valuesQuestions } from './values.ts'
import { walletQuestions } from './wallet.ts'

/** Words of readers that the texts of this site do not have, by the addresses that answer. */
export const searchQuestions = [
  ...accountsQuestions,
  ...callErrorsQuestions,
  ...changelogsQuestions,
  ...channelsQuestions,
  ...connectionsQuestions,
  ...derivativesQuestions,
  ...environmentsQuestions,
  ...errorsQuestions,
  ...feesQuestions,
  ...gettingStartedQuestions,
  ...historyQuestions,
  ...keysQuestions,
  ...limitsQuestions,
  ...marginQuestions,
  ...marketQuestions,
  ...orderErrorsQuestions,
  ...orderRecordsQuestions,
  ...orderRulesQuestions,
  ...ordersQuestions,
  ...privateChannelsQuestions,
  ...retiredApiQuestions,
  ...signingQuestions,
  ...smartOrdersQuestions,
  ...symbolsQuestions,
  ...valuesQuestions,
  ...walletQuestions,
]
