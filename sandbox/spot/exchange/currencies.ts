/** A network that carries a currency, with a code of its own. */
export interface Network {
  readonly id: number
  readonly coin: string
  readonly name: string
  readonly currencyType: string
  readonly blockchain: string
  readonly isOpen: boolean
  readonly depositAddress: string | null
  readonly withdrawMin: string
  readonly withdrawFee: string
  readonly minConfirm: number
  readonly contractAddress: string | null
}

interface Currency {
  readonly name: string
  /** How deposits are handled. */
  readonly description: string
  /** The network that has the code of the currency. */
  readonly own: Network
  /** Networks with codes of their own. */
  readonly others: readonly Network[]
}

const chain = {
  ...{ currencyType: 'address', isOpen: true, depositAddress: null, withdrawMin: '-1', contractAddress: null },
  ...{ withdrawFee: '0.00100000', minConfirm: 64 },
} as const

/** The currencies as the examples of the reference data show them. */
export const currencies: readonly Currency[] = [
  {
    ...{ name: 'Bitcoin', description: 'BTC Clone', others: [] },
    own: { ...chain, id: 28, coin: 'BTC', name: 'Bitcoin', blockchain: 'BTC', minConfirm: 2 },
  },
  {
    ...{ name: 'Ethereum', description: 'Sweep to Main Account', others: [] },
    own: { ...chain, id: 267, coin: 'ETH', name: 'Ethereum', blockchain: 'ETH' },
  },
  {
    ...{ name: 'Tether USD', description: 'Sweep to Main Account' },
    own: {
      ...{ ...chain, id: 214, coin: 'USDT', name: 'Tether USD', blockchain: 'OMNI', isOpen: false },
      ...{ withdrawFee: '0.00000000', minConfirm: 2 },
    },
    others: [
      {
        ...{ ...chain, id: 318, coin: 'USDTETH', name: 'Ethereum', blockchain: 'ETH', withdrawFee: '1.06759900' },
        contractAddress: '0xdac17f958d2ee523a2206206994597c13d831ec7',
      },
      {
        ...{ ...chain, id: 316, coin: 'USDTTRON', name: 'Tron', blockchain: 'TRX', withdrawFee: '1.20000000' },
        ...{ withdrawMin: '0.01000000', minConfirm: 0, contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      },
    ],
  },
  {
    ...{ name: 'XRP', description: 'Payment ID', others: [] },
    own: {
      ...{ ...chain, id: 243, coin: 'XRP', name: 'XRP', blockchain: 'XRP', currencyType: 'address-payment-id' },
      ...{ depositAddress: 'SHARED_ADDRESS', withdrawFee: '0.20000000', minConfirm: 2 },
    },
  },
]

const borrowing = { supportCollateral: true, supportBorrow: true } as const

/** A currency on one of its networks. */
export interface Coin {
  readonly currency: string
  readonly network: Network
}

const coins: readonly Coin[] = currencies.flatMap(({ own, others }) =>
  [own, ...others].map((network) => ({ currency: own.coin, network })),
)

/** The currency and network that a code stands for. */
export function coinOf(code: string): Coin | undefined {
  return coins.find(({ network }) => network.coin === code)
}

/** A currency on the network of a name. */
export function coinOn(currency: string, name: string): Coin | undefined {
  return coins.find((coin) => coin.currency === currency && coin.network.blockchain === name)
}

/** A currency on the first network that takes deposits of it. */
export function depositCoin(currency: string): Coin | undefined {
  return coins.find((coin) => coin.currency === currency && coin.network.isOpen)
}

/** A currency, or one of the chains that it runs on. */
export function currencyEntries() {
  return currencies.flatMap((currency) =>
    [currency.own, ...currency.others].map((network) => ({
      code: network.coin,
      details: detailsOf(currency, network),
      chains: chainsOf(currency, network),
    })),
  )
}

function detailsOf({ name, description }: Currency, network: Network) {
  const state = network.isOpen ? 'ENABLED' : 'DISABLED'
  return {
    ...{ id: network.id, name, description, type: network.currencyType, withdrawalFee: network.withdrawFee },
    ...{ minConf: network.minConfirm, depositAddress: network.depositAddress, blockchain: network.blockchain },
    delisted: false,
    tradingState: 'NORMAL',
    walletState: state,
    walletDepositState: state,
    walletWithdrawalState: state,
    ...borrowing,
  } as const
}

function chainsOf({ own, others }: Currency, network: Network) {
  const isChildChain = network !== own
  const childChains = isChildChain ? [] : others.map(({ coin }) => coin)
  return { parentChain: isChildChain ? own.coin : null, isMultiChain: others.length > 0, isChildChain, childChains }
}

/** Every currency with its networks. */
export function currenciesWithNetworks() {
  return currencies.map(withNetworks)
}

function withNetworks({ name, own, others }: Currency) {
  const networkList = (others.length > 0 ? others : [own]).map(({ isOpen, ...network }) => ({
    ...{ ...network, decimals: 8, withdrawalEnable: isOpen, depositEnable: isOpen },
  }))
  return { id: own.id, coin: own.coin, delisted: false, tradeEnable: true, name, ...borrowing, networkList }
}
