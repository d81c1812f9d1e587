// Made by `exchange-docs new mock` from the specs. Do not edit.

export type SpotAccount = { readonly accountId: string; readonly accountType: "SPOT"; readonly accountState: "NORMAL" | "LOCKED" }

export type SpotAccountBalances = { readonly accountId: string; readonly accountType: "SPOT"; readonly balances: readonly (SpotBalance)[] }

export type SpotBalance = { readonly currencyId: string; readonly currency: string; readonly available: string; readonly hold: string }

export type SpotAccountActivity = { readonly id: string; readonly currency: string; readonly amount: string; readonly state: "SUCCESS" | "PROCESSING" | "FAILED"; readonly createTime: number; readonly description: string; readonly activityType: 200 | 201 | 202 | 203 | 204 | 205 | 104 | 105 | 199 }

export type SpotNewAccountTransfer = { readonly currency: string; readonly amount: string; readonly fromAccount: string; readonly toAccount: string }

export type SpotTransferAcknowledgement = { readonly transferId: string }

export type SpotAccountTransfer = { readonly id: string; readonly fromAccount: string; readonly toAccount: string; readonly currency: string; readonly amount: string; readonly state: string; readonly createTime: number }

export type SpotFeeInfo = { readonly trxDiscount: boolean; readonly makerRate: string; readonly takerRate: string; readonly volume30D: string; readonly specialFeeRates: readonly (SpotSpecialFeeRate)[] }

export type SpotSpecialFeeRate = { readonly symbol: string; readonly makerRate: string; readonly takerRate: string }

export type SpotInterestCharge = { readonly id: string; readonly interestAccuredTime: number; readonly currencyName: string; readonly principal: string; readonly interest: string; readonly interestRate: string }

export type SpotMarginSummary = { readonly totalAccountValue: string; readonly totalMargin: string; readonly usedMargin: string; readonly freeMargin: string; readonly maintenanceMargin: string; readonly marginRatio: string; readonly time: number }

export type SpotBorrowStatus = { readonly currency: string; readonly available: string; readonly borrowed: string; readonly hold: string; readonly maxAvailable: string; readonly hourlyBorrowRate: string; readonly version: string }

export type SpotMaxSize = { readonly symbol: string; readonly maxLeverage: number; readonly availableBuy: string; readonly maxAvailableBuy: string; readonly availableSell: string; readonly maxAvailableSell: string }

export type SpotNewOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly type?: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly accountType?: "SPOT"; readonly price?: string; readonly quantity?: string; readonly amount?: string; readonly clientOrderId?: string; readonly allowBorrow?: boolean; readonly stpMode?: "NONE" | "EXPIRE_TAKER"; readonly slippageTolerance?: string }

export type SpotOrderAcknowledgement = { readonly id: string; readonly clientOrderId: string }

export type SpotOpenOrder = { readonly id: string; readonly clientOrderId: string; readonly symbol: string; readonly state: (string) & ("NEW" | "PARTIALLY_FILLED" | "FILLED" | "PENDING_CANCEL" | "PARTIALLY_CANCELED" | "CANCELED" | "FAILED" | "PENDING_NEW" | "REJECTED" | "EXPIRED"); readonly accountType: "SPOT"; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly quantity: string; readonly price: string; readonly avgPrice: string; readonly amount: string; readonly filledQuantity: string; readonly filledAmount: string; readonly createTime: number; readonly updateTime: number; readonly orderSource: "API" | "APP" | "WEB"; readonly loan: boolean }

export type SpotCancelFilter = { readonly symbols?: readonly (string)[]; readonly accountTypes?: readonly ("SPOT")[] }

export type SpotCancelResult = { readonly orderId: string; readonly clientOrderId: string; readonly state: string; readonly code: number; readonly message: string }

export type SpotBatchOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly type?: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly accountType?: "SPOT"; readonly price?: string; readonly quantity?: string; readonly amount?: string; readonly clientOrderId?: string; readonly allowBorrow?: boolean; readonly stpMode?: "NONE" | "EXPIRE_TAKER"; readonly slippageTolerance?: string }

export type SpotBatchOrderResult = { readonly id?: string; readonly clientOrderId?: string; readonly code?: number; readonly message?: string }

export type SpotOrderDetails = { readonly id: string; readonly clientOrderId: string; readonly symbol: string; readonly state: (string) & ("NEW" | "PARTIALLY_FILLED" | "FILLED" | "PENDING_CANCEL" | "PARTIALLY_CANCELED" | "CANCELED" | "FAILED" | "PENDING_NEW" | "REJECTED" | "EXPIRED"); readonly accountType: "SPOT"; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly quantity: string; readonly price: string; readonly avgPrice: string; readonly amount: string; readonly filledQuantity: string; readonly filledAmount: string; readonly createTime: number; readonly updateTime: number; readonly orderSource: "API" | "APP" | "WEB"; readonly loan: boolean; readonly cancelReason: number }

export type SpotOrderReplacement = { readonly clientOrderId?: string; readonly price?: string; readonly quantity?: string; readonly amount?: string; readonly type?: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly allowBorrow?: boolean; readonly proceedOnFailure?: "true" | "false"; readonly slippageTolerance?: string }

export type SpotOrderSelection = ({ readonly orderIds?: readonly (string)[]; readonly clientOrderIds?: readonly (string)[] }) & (unknown)

export type SpotKillSwitchSetting = { readonly timeout: string }

export type SpotKillSwitchTimer = { readonly startTime: number | string; readonly cancellationTime: number | string }

export type SpotFailure = { readonly code: number | string; readonly message: string }

export type SpotSmartOrder = { readonly id: string; readonly clientOrderId: string; readonly symbol: string; readonly state: "PENDING_NEW" | "PENDING_CANCEL" | "CANCELED" | "REJECTED" | "EXPIRED" | "TRIGGERED" | "FAILED"; readonly accountType: "SPOT"; readonly side: "BUY" | "SELL"; readonly type: "STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly quantity: string; readonly price: string; readonly amount: string; readonly stopPrice: string; readonly createTime: number; readonly updateTime: number }

export type SpotNewSmartOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly type?: "STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT"; readonly accountType?: "SPOT"; readonly price?: string; readonly stopPrice?: string; readonly quantity: string; readonly amount?: string; readonly clientOrderId?: string; readonly trailingOffset?: string; readonly limitOffset?: string; readonly operator?: "GTE" | "LTE" }

export type SpotSmartOrderAcknowledgement = { readonly id: string; readonly clientOrderId: string }

export type SpotSmartCancelFilter = { readonly symbols?: readonly (string)[]; readonly accountTypes?: readonly ("SPOT")[]; readonly orderTypes?: readonly ("STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT")[] }

export type SpotSmartCancelResult = { readonly orderId: string; readonly clientOrderId: string; readonly state: string; readonly code: number; readonly message: string }

export type SpotSmartOrderDetails = { readonly id: string; readonly clientOrderId: string; readonly symbol: string; readonly state: "PENDING_NEW" | "PENDING_CANCEL" | "CANCELED" | "REJECTED" | "EXPIRED" | "TRIGGERED" | "FAILED"; readonly accountType: "SPOT"; readonly side: "BUY" | "SELL"; readonly type: "STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly quantity: string; readonly price: string; readonly amount: string; readonly stopPrice: string; readonly createTime: number; readonly updateTime: number; readonly triggeredOrder?: SpotOrder }

export type SpotOrder = { readonly id: string; readonly clientOrderId: string; readonly symbol: string; readonly state: (string) & ("NEW" | "PARTIALLY_FILLED" | "FILLED" | "PENDING_CANCEL" | "PARTIALLY_CANCELED" | "CANCELED" | "FAILED" | "PENDING_NEW" | "REJECTED" | "EXPIRED"); readonly accountType: "SPOT"; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly quantity: string; readonly price: string; readonly avgPrice: string; readonly amount: string; readonly filledQuantity: string; readonly filledAmount: string; readonly createTime: number; readonly updateTime: number }

export type SpotSmartOrderReplacement = { readonly clientOrderId?: string; readonly price?: string; readonly stopPrice?: string; readonly quantity?: string; readonly amount?: string; readonly type?: "STOP" | "STOP_LIMIT"; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly proceedOnFailure?: "true" | "false" }

export type SpotSmartOrderSelection = ({ readonly orderIds?: readonly (string)[]; readonly clientOrderIds?: readonly (string)[] }) & (unknown)

export type SpotSubaccount = { readonly accountId: string; readonly accountName: string; readonly accountState: string; readonly isPrimary: "true" | "false" }

export type SpotSubaccountBalances = { readonly accountId: string; readonly accountName: string; readonly accountType: "SPOT" | "FUTURES"; readonly isPrimary: "true" | "false"; readonly balances: readonly ((SpotSubaccountSpotBalance | SpotSubaccountFuturesBalance))[] }

export type SpotSubaccountSpotBalance = { readonly currency: string; readonly available: string; readonly hold: string; readonly maxAvailable: string }

export type SpotSubaccountFuturesBalance = { readonly currency: string; readonly accountEquity: string; readonly unrealisedPNL: string; readonly marginBalance: string; readonly positionMargin: string; readonly orderMargin: string; readonly frozenFunds: string; readonly availableBalance: string; readonly pnl: string }

export type SpotNewSubaccountTransfer = { readonly currency: string; readonly amount: string; readonly fromAccountId: string; readonly fromAccountType: "SPOT" | "FUTURES"; readonly toAccountId: string; readonly toAccountType: "SPOT" | "FUTURES" }

export type SpotSubaccountTransfer = { readonly id: string; readonly fromAccountId: string; readonly fromAccountName: string; readonly fromAccountType: "SPOT" | "FUTURES"; readonly toAccountId: string; readonly toAccountName: string; readonly toAccountType: "SPOT" | "FUTURES"; readonly currency: string; readonly amount: string; readonly state: string; readonly createTime: number }

export type SpotFill = { readonly id: string; readonly symbol: string; readonly accountType: "SPOT"; readonly orderId: string; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly matchRole: "MAKER" | "TAKER"; readonly createTime: number; readonly price: string; readonly quantity: string; readonly amount: string; readonly feeCurrency: string; readonly feeAmount: string; readonly pageId: string; readonly clientOrderId: string }

export type SpotDepositAddresses = Readonly<Record<string, string>>

export type SpotNewDepositAddress = { readonly currency: string }

export type SpotCreatedDepositAddress = { readonly address: string }

export type SpotNewWithdrawal = { readonly currency: string; readonly amount: string; readonly address: string; readonly paymentId?: string; readonly allowBorrow?: boolean }

export type SpotWithdrawalAcknowledgement = { readonly withdrawalRequestsId: number }

export type SpotNewWithdrawalV2 = { readonly coin: string; readonly network: string; readonly amount: string; readonly address: string; readonly addressTag?: string; readonly allowBorrow?: boolean }

export type SpotWalletActivity = { readonly deposits?: readonly (SpotDeposit)[]; readonly withdrawals?: readonly (SpotWithdrawal)[] }

export type SpotDeposit = { readonly depositNumber: number; readonly currency: string; readonly address: string; readonly amount: string; readonly confirmations: number; readonly txid: string; readonly timestamp: number; readonly status: "PENDING" | "COMPLETED" }

export type SpotWithdrawal = { readonly withdrawalRequestsId: number; readonly currency: string; readonly address: string; readonly amount: string; readonly fee: string; readonly timestamp: number; readonly status: "PROCESSING" | "AWAITING APPROVAL" | "COMPLETED" | "COMPLETED ERROR"; readonly txid: string; readonly ipAddress: string; readonly paymentID: string | null }

export type SpotCollateralInfo = { readonly currency: string; readonly collateralRate: string; readonly initialMarginRate: string; readonly maintenanceMarginRate: string }

export type SpotBorrowTier = { readonly tier: string; readonly rates: readonly (SpotBorrowRate)[] }

export type SpotBorrowRate = { readonly currency: string; readonly dailyBorrowRate: string; readonly hourlyBorrowRate: string; readonly borrowLimit: string }

export type SpotLastPrice = { readonly symbol: string; readonly price: string; readonly time: number; readonly dailyChange: string; readonly ts: number }

export type SpotMarkPrice = { readonly symbol: string; readonly markPrice: string; readonly time: number }

export type SpotMarkPriceComponents = { readonly markPrice: string; readonly symbol: string; readonly ts: number; readonly components: readonly (SpotMarkPriceComponent)[] }

export type SpotMarkPriceComponent = { readonly symbol: string; readonly symbolPrice: string; readonly weight: string; readonly convertPrice: string; readonly exchange: string }

export type SpotOrderBook = { readonly time: number; readonly scale: string; readonly asks: readonly (string)[]; readonly bids: readonly (string)[]; readonly ts: number }

export type SpotCandle = readonly [string, string, string, string, string, string, string, string, number, number, string, "MINUTE_1" | "MINUTE_5" | "MINUTE_10" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_6" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1" | "MONTH_1", number, number]

export type SpotPublicTrade = { readonly id: string; readonly price: string; readonly quantity: string; readonly amount: string; readonly takerSide: "BUY" | "SELL"; readonly ts: number; readonly createTime: number }

export type SpotTicker = { readonly symbol: string; readonly open: string; readonly low: string; readonly high: string; readonly close: string; readonly quantity: string; readonly amount: string; readonly tradeCount: number; readonly startTime: number; readonly closeTime: number; readonly displayName: string; readonly dailyChange: string; readonly bid: string; readonly bidQuantity: string; readonly ask: string; readonly askQuantity: string; readonly ts: number; readonly markPrice: string }

export type SpotMarket = { readonly symbol: string; readonly baseCurrencyName: string; readonly quoteCurrencyName: string; readonly displayName: string; readonly state: "NORMAL" | "PAUSE" | "POST_ONLY"; readonly visibleStartTime: number; readonly tradableStartTime: number; readonly symbolTradeLimit: SpotSymbolTradeLimit; readonly crossMargin: SpotCrossMargin }

export type SpotSymbolTradeLimit = { readonly symbol: string; readonly priceScale: number; readonly quantityScale: number; readonly amountScale: number; readonly minQuantity: string; readonly minAmount: string; readonly maxQuantity: string; readonly maxAmount: string; readonly highestBid: string; readonly lowestAsk: string }

export type SpotCrossMargin = { readonly supportCrossMargin: boolean; readonly maxLeverage: number }

export type SpotCurrencyEntry = Readonly<Record<string, SpotCurrencyDetails>>

export type SpotCurrencyDetails = { readonly id: number; readonly name: string; readonly description: string; readonly type: string; readonly withdrawalFee: string; readonly minConf: number; readonly depositAddress: string | null; readonly blockchain: string; readonly delisted: boolean; readonly tradingState: "NORMAL" | "OFFLINE"; readonly walletState: "ENABLED" | "DISABLED"; readonly walletDepositState: "ENABLED" | "DISABLED"; readonly walletWithdrawalState: "ENABLED" | "DISABLED"; readonly supportCollateral?: boolean; readonly supportBorrow?: boolean; readonly parentChain?: string | null; readonly isMultiChain?: boolean; readonly isChildChain?: boolean; readonly childChains?: readonly (string)[] }

export type SpotCurrencyV2 = { readonly id: number; readonly coin: string; readonly delisted: boolean; readonly tradeEnable: boolean; readonly name: string; readonly supportCollateral?: boolean; readonly supportBorrow?: boolean; readonly networkList: readonly (SpotCurrencyNetwork)[] }

export type SpotCurrencyNetwork = { readonly id: number; readonly coin: string; readonly name: string; readonly currencyType: string; readonly blockchain: string; readonly withdrawalEnable: boolean; readonly depositEnable: boolean; readonly depositAddress: string | null; readonly withdrawMin: string; readonly decimals: number | string; readonly withdrawFee: string; readonly minConfirm: number; readonly contractAddress?: string | null }

export type SpotServerTime = { readonly serverTime: number }

export type SpotSubscribeAcknowledgement = { readonly event: "subscribe"; readonly channel: string; readonly symbols?: readonly (string)[] }

export type SpotUnsubscribeAcknowledgement = { readonly event: string; readonly channel: string; readonly symbols?: readonly (string)[] }

export type SpotErrorFrame = { readonly event: "error"; readonly message: string }

export type SpotUnsubscribeFrame = { readonly event: "unsubscribe"; readonly channel: readonly (string)[]; readonly symbols?: readonly (string)[] }

export type SpotBookLevel = readonly [string, string]

export type SpotBookChange = { readonly symbol: string; readonly createTime: number; readonly asks: readonly (SpotBookLevelChange)[]; readonly bids: readonly (SpotBookLevelChange)[]; readonly lastId: number; readonly id: number; readonly ts: number }

export type SpotBookLevelChange = readonly [string, string]

export type SpotPushedMarket = { readonly symbol: string; readonly baseCurrencyName: string; readonly quoteCurrencyName: string; readonly displayName: string; readonly state: "NORMAL" | "PAUSE" | "POST_ONLY"; readonly visibleStartTime: number; readonly tradableStartTime: number; readonly symbolTradeLimit: { readonly symbol: string; readonly priceScale: number; readonly quantityScale: number; readonly amountScale: number; readonly minQuantity: string; readonly minAmount: string; readonly highestBid: string; readonly lowestAsk: string }; readonly crossMargin: { readonly supportCrossMargin: boolean; readonly maxLeverage: number | string } }

export type SpotPushedCurrency = { readonly currency: string; readonly id: number; readonly name: string; readonly description: string; readonly type: string; readonly withdrawalFee: string; readonly minConf: number; readonly depositAddress: string | null; readonly blockchain: string; readonly delisted: boolean; readonly tradingState: "NORMAL" | "OFFLINE"; readonly walletState: "ENABLED" | "DISABLED"; readonly parentChain: string | null; readonly isMultiChain: boolean; readonly isChildChain: boolean; readonly supportCollateral: boolean; readonly supportBorrow: boolean; readonly childChains: readonly (string)[] }

export type SpotTradeReply = { readonly id?: string; readonly data: readonly ({ readonly orderId: number; readonly clientOrderId: string | null; readonly message: string; readonly code: number })[] }

export interface Spot {
  readonly operations: {
    readonly getAccounts: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotAccount)[]
    }
    readonly getAccountBalances: {
      readonly request: { readonly parameters: { readonly accountType?: "SPOT" }; readonly body: null }
      readonly reply: readonly (SpotAccountBalances)[]
    }
    readonly getAccountBalancesById: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: readonly (SpotAccountBalances)[]
    }
    readonly getAccountActivity: {
      readonly request: { readonly parameters: { readonly startTime?: number; readonly endTime?: number; readonly activityType?: 200 | 201 | 202 | 203 | 204 | 205 | 104 | 105 | 199; readonly limit?: number; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly currency?: string }; readonly body: null }
      readonly reply: readonly (SpotAccountActivity)[]
    }
    readonly transferBetweenAccounts: {
      readonly request: { readonly parameters: object; readonly body: SpotNewAccountTransfer }
      readonly reply: SpotTransferAcknowledgement
    }
    readonly getAccountTransfers: {
      readonly request: { readonly parameters: { readonly limit?: number; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly currency?: string; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotAccountTransfer)[]
    }
    readonly getAccountTransferById: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: SpotAccountTransfer
    }
    readonly getFeeInfo: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: SpotFeeInfo
    }
    readonly getInterestHistory: {
      readonly request: { readonly parameters: { readonly limit?: number; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotInterestCharge)[]
    }
    readonly getAccountMargin: {
      readonly request: { readonly parameters: { readonly accountType: "SPOT" }; readonly body: null }
      readonly reply: SpotMarginSummary
    }
    readonly getBorrowStatus: {
      readonly request: { readonly parameters: { readonly currency?: string }; readonly body: null }
      readonly reply: readonly (SpotBorrowStatus)[]
    }
    readonly getMaxSize: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: SpotMaxSize
    }
    readonly createOrder: {
      readonly request: { readonly parameters: object; readonly body: SpotNewOrder }
      readonly reply: SpotOrderAcknowledgement
    }
    readonly getOpenOrders: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly side?: "BUY" | "SELL"; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly limit?: number }; readonly body: null }
      readonly reply: readonly (SpotOpenOrder)[]
    }
    readonly cancelAllOrders: {
      readonly request: { readonly parameters: object; readonly body: SpotCancelFilter | null }
      readonly reply: readonly (SpotCancelResult)[]
    }
    readonly createOrders: {
      readonly request: { readonly parameters: object; readonly body: readonly (SpotBatchOrder)[] }
      readonly reply: readonly (SpotBatchOrderResult)[]
    }
    readonly getOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: SpotOrderDetails
    }
    readonly replaceOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: SpotOrderReplacement }
      readonly reply: SpotOrderAcknowledgement
    }
    readonly cancelOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: SpotCancelResult
    }
    readonly cancelOrdersByIds: {
      readonly request: { readonly parameters: object; readonly body: SpotOrderSelection }
      readonly reply: readonly (SpotCancelResult)[]
    }
    readonly setKillSwitch: {
      readonly request: { readonly parameters: object; readonly body: SpotKillSwitchSetting }
      readonly reply: SpotKillSwitchTimer
    }
    readonly getKillSwitchStatus: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: (SpotKillSwitchTimer | SpotFailure)
    }
    readonly getOrderHistory: {
      readonly request: { readonly parameters: { readonly accountType?: "SPOT"; readonly type?: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly side?: "BUY" | "SELL"; readonly symbol?: string; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly states?: readonly ("FAILED" | "FILLED" | "CANCELED" | "PARTIALLY_CANCELED")[]; readonly limit?: number; readonly hideCancel?: boolean; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotOrderDetails)[]
    }
    readonly getSmartOrderHistory: {
      readonly request: { readonly parameters: { readonly accountType?: "SPOT"; readonly type?: "STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT"; readonly types?: readonly ("STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT")[]; readonly side?: "BUY" | "SELL"; readonly symbol?: string; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly states?: readonly ("FAILED" | "FILLED" | "CANCELED" | "PARTIALLY_CANCELED")[]; readonly limit?: number; readonly hideCancel?: boolean; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotSmartOrder)[]
    }
    readonly createSmartOrder: {
      readonly request: { readonly parameters: object; readonly body: SpotNewSmartOrder }
      readonly reply: SpotSmartOrderAcknowledgement
    }
    readonly getOpenSmartOrders: {
      readonly request: { readonly parameters: { readonly limit?: number; readonly types?: readonly ("STOP" | "STOP_LIMIT" | "TRAILING_STOP" | "TRAILING_STOP_LIMIT")[] }; readonly body: null }
      readonly reply: readonly (SpotSmartOrder)[]
    }
    readonly cancelAllSmartOrders: {
      readonly request: { readonly parameters: object; readonly body: SpotSmartCancelFilter | null }
      readonly reply: readonly (SpotSmartCancelResult)[]
    }
    readonly getSmartOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: (readonly (SpotSmartOrderDetails)[] | SpotSmartOrderDetails)
    }
    readonly replaceSmartOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: SpotSmartOrderReplacement }
      readonly reply: SpotSmartOrderAcknowledgement
    }
    readonly cancelSmartOrder: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: SpotSmartCancelResult
    }
    readonly cancelSmartOrdersByIds: {
      readonly request: { readonly parameters: object; readonly body: SpotSmartOrderSelection }
      readonly reply: readonly (SpotSmartCancelResult)[]
    }
    readonly getSubaccounts: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotSubaccount)[]
    }
    readonly getSubaccountBalances: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotSubaccountBalances)[]
    }
    readonly getSubaccountBalancesById: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: readonly (SpotSubaccountBalances)[]
    }
    readonly transferBetweenSubaccounts: {
      readonly request: { readonly parameters: object; readonly body: SpotNewSubaccountTransfer }
      readonly reply: SpotTransferAcknowledgement
    }
    readonly getSubaccountTransfers: {
      readonly request: { readonly parameters: { readonly limit?: number; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly currency?: string; readonly fromAccountId?: string; readonly fromAccountType?: "SPOT" | "FUTURES"; readonly toAccountId?: string; readonly toAccountType?: "SPOT" | "FUTURES"; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotSubaccountTransfer)[]
    }
    readonly getSubaccountTransferById: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: (readonly (SpotSubaccountTransfer)[] | SpotSubaccountTransfer)
    }
    readonly getTrades: {
      readonly request: { readonly parameters: { readonly limit?: number; readonly endTime?: number; readonly startTime?: number; readonly from?: string; readonly direction?: "PRE" | "NEXT"; readonly symbols?: readonly (string)[] }; readonly body: null }
      readonly reply: readonly (SpotFill)[]
    }
    readonly getOrderTrades: {
      readonly request: { readonly parameters: { readonly id: string }; readonly body: null }
      readonly reply: readonly (SpotFill)[]
    }
    readonly getDepositAddresses: {
      readonly request: { readonly parameters: { readonly currency?: string }; readonly body: null }
      readonly reply: SpotDepositAddresses
    }
    readonly createDepositAddress: {
      readonly request: { readonly parameters: object; readonly body: SpotNewDepositAddress }
      readonly reply: SpotCreatedDepositAddress
    }
    readonly withdraw: {
      readonly request: { readonly parameters: object; readonly body: SpotNewWithdrawal }
      readonly reply: SpotWithdrawalAcknowledgement
    }
    readonly withdrawV2: {
      readonly request: { readonly parameters: object; readonly body: SpotNewWithdrawalV2 }
      readonly reply: SpotWithdrawalAcknowledgement
    }
    readonly getWalletActivity: {
      readonly request: { readonly parameters: { readonly start: number; readonly end: number; readonly activityType?: "deposits" | "withdrawals" }; readonly body: null }
      readonly reply: SpotWalletActivity
    }
    readonly getCollateralInfos: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotCollateralInfo)[]
    }
    readonly getCollateralInfo: {
      readonly request: { readonly parameters: { readonly currency: string }; readonly body: null }
      readonly reply: SpotCollateralInfo
    }
    readonly getBorrowRates: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotBorrowTier)[]
    }
    readonly getPrices: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotLastPrice)[]
    }
    readonly getPrice: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: SpotLastPrice
    }
    readonly getMarkPrices: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotMarkPrice)[]
    }
    readonly getMarkPrice: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: SpotMarkPrice
    }
    readonly getMarkPriceComponents: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: SpotMarkPriceComponents
    }
    readonly getOrderBook: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly scale?: string; readonly limit?: 5 | 10 | 20 | 50 | 100 | 150 }; readonly body: null }
      readonly reply: SpotOrderBook
    }
    readonly getCandles: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly interval: "MINUTE_1" | "MINUTE_5" | "MINUTE_10" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_6" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1" | "MONTH_1"; readonly limit?: number; readonly startTime?: number; readonly endTime?: number }; readonly body: null }
      readonly reply: readonly (SpotCandle)[]
    }
    readonly getMarketTrades: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly limit?: number }; readonly body: null }
      readonly reply: readonly (SpotPublicTrade)[]
    }
    readonly getTickers24h: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotTicker)[]
    }
    readonly getTicker24h: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: SpotTicker
    }
    readonly getMarkets: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotMarket)[]
    }
    readonly getMarket: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: readonly (SpotMarket)[]
    }
    readonly getCurrencies: {
      readonly request: { readonly parameters: { readonly includeMultiChainCurrencies?: boolean }; readonly body: null }
      readonly reply: readonly (SpotCurrencyEntry)[]
    }
    readonly getCurrency: {
      readonly request: { readonly parameters: { readonly currency: string; readonly includeMultiChainCurrencies?: boolean }; readonly body: null }
      readonly reply: SpotCurrencyEntry
    }
    readonly getCurrenciesV2: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: readonly (SpotCurrencyV2)[]
    }
    readonly getCurrencyV2: {
      readonly request: { readonly parameters: { readonly currency: string }; readonly body: null }
      readonly reply: SpotCurrencyV2
    }
    readonly getTimestamp: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: SpotServerTime
    }
  }
  readonly channels: {
    readonly auth: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("auth")[]; readonly params: { readonly key: string; readonly signTimestamp: number | string; readonly signatureMethod?: "HmacSHA256"; readonly signatureVersion?: string; readonly signature: string } }; readonly received: unknown; readonly reply: { readonly channel: "auth"; readonly data: { readonly success: true; readonly ts: number } } | { readonly channel: "auth"; readonly data: { readonly success: false; readonly message: string; readonly ts: number } } }
    readonly connection: { readonly sent: { readonly event: "ping" } | { readonly event: "subscribe"; readonly channel: readonly (string)[]; readonly symbols?: readonly (string)[]; readonly currencies?: readonly (string)[]; readonly depth?: 5 | 10 | 20; readonly params?: Readonly<Record<string, unknown>> } | { readonly event: "list_subscriptions" } | SpotUnsubscribeFrame | { readonly event: "unsubscribe_all" }; readonly received: unknown; readonly reply: { readonly event: "pong" } | SpotSubscribeAcknowledgement | { readonly subscriptions: readonly (string)[] } | SpotUnsubscribeAcknowledgement | { readonly event: string; readonly channel: string } | SpotErrorFrame }
    readonly balances: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("balances")[]; readonly symbols?: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("balances")[]; readonly symbols?: readonly (string)[] }; readonly received: { readonly channel: "balances"; readonly data: readonly ({ readonly changeTime: number; readonly accountId: string; readonly accountType: "SPOT"; readonly eventType: "place_order" | "canceled_order" | "match_order" | "transfer_in" | "transfer_out" | "deposit" | "withdraw"; readonly available: string; readonly currency: string; readonly id: number; readonly userId: number; readonly hold: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "balances" } | { readonly event: string; readonly channel: "balances" } | SpotErrorFrame }
    readonly candles: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly data: readonly ({ readonly symbol: string; readonly amount: string; readonly high: string; readonly quantity: string; readonly tradeCount: number; readonly low: string; readonly closeTime: number; readonly startTime: number; readonly close: string; readonly open: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly trades: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("trades")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("trades")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "trades"; readonly data: readonly ({ readonly symbol: string; readonly amount: string; readonly takerSide: "buy" | "sell"; readonly quantity: string; readonly createTime: number; readonly price: string; readonly id: string | number; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "trades"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "trades"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly ticker: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("ticker")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("ticker")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "ticker"; readonly data: readonly ({ readonly symbol: string; readonly startTime: number; readonly open: string; readonly high: string; readonly low: string; readonly close: string; readonly quantity: string; readonly amount: string; readonly tradeCount: number; readonly dailyChange: string; readonly markPrice: string; readonly closeTime: number; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "ticker"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "ticker"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly book: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("book")[]; readonly symbols: readonly (string)[]; readonly depth?: 5 | 10 | 20 } | { readonly event: "unsubscribe"; readonly channel: readonly ("book")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "book"; readonly data: readonly ({ readonly symbol: string; readonly createTime: number; readonly asks: readonly (SpotBookLevel)[]; readonly bids: readonly (SpotBookLevel)[]; readonly id: number; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "book"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "book"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly bookLv2: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("book_lv2")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("book_lv2")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "book_lv2"; readonly action: "snapshot"; readonly data: readonly (SpotBookChange)[] } | { readonly channel: "book_lv2"; readonly action: "update"; readonly data: readonly (SpotBookChange)[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "book_lv2"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "book_lv2"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly orders: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("orders")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("orders")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "orders"; readonly data: readonly ({ readonly symbol: string; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly quantity: string; readonly orderId: string; readonly tradeFee: string; readonly clientOrderId: string; readonly accountType: "SPOT"; readonly feeCurrency: string; readonly eventType: "place" | "trade" | "canceled"; readonly source: "API" | "APP" | "WEB"; readonly side: "BUY" | "SELL"; readonly filledQuantity: string; readonly filledAmount: string; readonly matchRole: (string) & ("MAKER" | "TAKER" | ""); readonly state: "NEW" | "PARTIALLY_FILLED" | "FILLED" | "PENDING_CANCEL" | "PARTIALLY_CANCELED" | "CANCELED" | "FAILED"; readonly tradeTime: number; readonly tradeAmount: string; readonly orderAmount: string; readonly createTime: number; readonly price: string; readonly tradeQty: string; readonly tradePrice: string; readonly tradeId: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "orders"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "orders"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly symbols: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("symbols")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("symbols")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "symbols"; readonly action: "snapshot" | "update"; readonly data: readonly ((SpotPushedMarket | readonly (SpotPushedMarket)[]))[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "symbols"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "symbols"; readonly symbols?: readonly (string)[] } | SpotErrorFrame }
    readonly currencies: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("currencies")[]; readonly currencies: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("currencies")[]; readonly currencies: readonly (string)[] }; readonly received: { readonly channel: "currencies"; readonly action: "snapshot" | "update"; readonly data: readonly ((SpotPushedCurrency | readonly (SpotPushedCurrency)[]))[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "currencies" } | { readonly event: string; readonly channel: "currencies" } | SpotErrorFrame }
    readonly exchange: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("exchange")[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("exchange")[] }; readonly received: { readonly channel: "exchange"; readonly action: "snapshot" | "update"; readonly data: readonly ({ readonly MM: "ON" | "OFF"; readonly POM: "ON" | "OFF" })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "exchange" } | { readonly event: string; readonly channel: "exchange" } | SpotErrorFrame }
    readonly createOrderRequest: { readonly sent: { readonly id?: string; readonly event: "createOrder"; readonly params: SpotNewOrder }; readonly received: unknown; readonly reply: SpotTradeReply | SpotErrorFrame }
    readonly cancelOrdersRequest: { readonly sent: { readonly id?: string; readonly event: "cancelOrders"; readonly params: SpotOrderSelection }; readonly received: unknown; readonly reply: SpotTradeReply | SpotErrorFrame }
    readonly cancelAllOrdersRequest: { readonly sent: { readonly id?: string; readonly event: "cancelAllOrders"; readonly params: { readonly symbols?: readonly (string)[]; readonly accountTypes?: readonly ("SPOT")[] } }; readonly received: unknown; readonly reply: SpotTradeReply | SpotErrorFrame }
  }
}

export type FuturesAccountOverview = { readonly accountEquity: number; readonly unrealisedPNL: number; readonly marginBalance: number; readonly positionMargin: number; readonly orderMargin: number; readonly frozenFunds: number; readonly availableBalance: number; readonly currency: string; readonly pnl: number }

export type FuturesTransaction = { readonly ts?: number; readonly type: "RealisedPNL" | "Deposit" | "Withdrawal" | "TransferIn" | "TransferOut"; readonly amount: number; readonly fee: number | null; readonly accountEquity: number; readonly status: "Completed" | "Pending"; readonly remark: string; readonly offset: number; readonly currency: string }

export type FuturesConnectionToken = { readonly token: string; readonly instanceServers: readonly (FuturesInstanceServer)[] }

export type FuturesInstanceServer = { readonly endpoint: string; readonly protocol: string; readonly encrypt: boolean; readonly pingInterval: number; readonly pingTimeout: number }

export type FuturesFillPage = { readonly currentPage: number; readonly pageSize: number; readonly totalNum: number; readonly totalPage: number; readonly items: readonly (FuturesFill)[] }

export type FuturesFill = { readonly symbol: string; readonly tradeId: string; readonly orderId: string; readonly side: "buy" | "sell"; readonly liquidity: "taker" | "maker"; readonly price: string; readonly size: number; readonly value: string; readonly feeRate: string; readonly fixFee: string; readonly feeCurrency: string; readonly stop: string; readonly fee: string; readonly orderType: "limit" | "market"; readonly tradeType: string; readonly createdAt: number; readonly settleCurrency: string; readonly tradeTime: number }

export type FuturesOpenOrderStatistics = { readonly openOrderBuySize: number; readonly openOrderSellSize: number; readonly openOrderBuyCost: string; readonly openOrderSellCost: string; readonly settleCurrency: string }

export type FuturesFillCursorPage = { readonly hasMore: boolean; readonly beforeId: string; readonly nextId: string; readonly items: readonly (FuturesFill)[] }

export type FuturesFundingPayment = { readonly id: number; readonly symbol: string; readonly timePoint: number; readonly fundingRate: number; readonly markPrice: number; readonly positionQty: number; readonly positionCost: number; readonly funding: number; readonly settleCurrency: string }

export type FuturesSeriesPoint = { readonly symbol: string; readonly granularity: number; readonly timePoint: number; readonly value: number }

export type FuturesIndexPoint = { readonly symbol: string; readonly granularity: number; readonly timePoint: number; readonly value: number; readonly decomposionList: readonly (FuturesIndexSource)[] }

export type FuturesIndexSource = { readonly exchange: string; readonly price: number; readonly weight: number }

export type FuturesMarkPrice = { readonly symbol: string; readonly granularity: number; readonly timePoint: number; readonly value: number; readonly indexPrice: number }

export type FuturesFundingRate = { readonly symbol: string; readonly granularity: number; readonly timePoint: number; readonly value: number; readonly predictedValue: number }

export type FuturesPublicTrade = { readonly sequence: number; readonly tradeId: string; readonly takerOrderId: string; readonly makerOrderId: string; readonly price: string; readonly size: number; readonly side: "buy" | "sell"; readonly ts: number }

export type FuturesCandle = readonly [number, number, number, number, number, number]

export type FuturesMarginModeChange = { readonly symbol: string; readonly marginType: 0 | 1 }

export type FuturesEnvelope = { readonly code: string; readonly msg?: string }

export type FuturesLevel2Book = { readonly symbol: string; readonly sequence: number; readonly asks: readonly (FuturesBookLevel)[]; readonly bids: readonly (FuturesBookLevel)[]; readonly ts?: number }

export type FuturesBookLevel = readonly [string, number]

export type FuturesLevel2Change = { readonly symbol: string; readonly sequence: number; readonly change: string }

export type FuturesLevel3Book = { readonly symbol: string; readonly sequence: number; readonly asks: readonly (FuturesBookOrder)[]; readonly bids: readonly (FuturesBookOrder)[] }

export type FuturesBookOrder = readonly [string, string, string, number]

export type FuturesNewOrder = { readonly clientOid: string; readonly side: "buy" | "sell"; readonly symbol: string; readonly type?: "limit" | "market"; readonly leverage?: string; readonly remark?: string; readonly stop?: "down" | "up"; readonly stopPriceType?: "TP" | "IP" | "MP"; readonly stopPrice?: string; readonly reduceOnly?: boolean; readonly closeOrder?: boolean; readonly forceHold?: boolean; readonly price?: string; readonly size?: number; readonly quantity?: number; readonly timeInForce?: "GTC" | "IOC"; readonly postOnly?: boolean; readonly hidden?: boolean; readonly iceberg?: boolean; readonly visibleSize?: number }

export type FuturesOrderAcknowledgement = { readonly orderId: string }

export type FuturesCancellation = { readonly cancelledOrderIds: readonly (string)[]; readonly cancelFailedOrders?: readonly (FuturesFailedCancellation)[] }

export type FuturesFailedCancellation = { readonly orderId?: string; readonly orderState?: string }

export type FuturesOrderPage = { readonly currentPage: number; readonly pageSize: number; readonly totalNum: number; readonly totalPage: number; readonly items: readonly (FuturesOrder)[] }

export type FuturesOrder = { readonly id: string; readonly symbol: string; readonly type: "limit" | "market"; readonly side: "buy" | "sell"; readonly price?: string; readonly size: number; readonly value: string; readonly filledValue: string; readonly filledSize: number; readonly dealValue?: string; readonly dealSize?: number; readonly stp: string; readonly stop: "" | "up" | "down"; readonly stopPriceType: "" | "TP" | "IP" | "MP"; readonly stopTriggered: boolean; readonly stopPrice?: string | null; readonly timeInForce: "GTC" | "IOC"; readonly postOnly: boolean; readonly hidden: boolean; readonly iceberg: boolean; readonly visibleSize?: number | null; readonly leverage: string; readonly forceHold: boolean; readonly closeOrder: boolean; readonly reduceOnly: boolean; readonly marginType: 0 | 1; readonly clientOid: string; readonly remark?: string | null; readonly isActive: boolean; readonly cancelExist: boolean; readonly settleCurrency: string; readonly status: "open" | "done"; readonly createdAt: number; readonly updatedAt: number; readonly endAt?: number; readonly orderTime: number }

export type FuturesOrderBatch = { readonly batchOrders: readonly (FuturesNewOrder)[] }

export type FuturesBatchResult = { readonly orderId?: string; readonly clientOid: string; readonly code: string; readonly msg?: string }

export type FuturesBatchCancellation = { readonly cancelledOrderIds: readonly (string)[]; readonly cancelFailedOrderIds: readonly (string)[] }

export type FuturesOrderDetails = { readonly id: string; readonly symbol: string; readonly type: "limit" | "market"; readonly side: "buy" | "sell"; readonly price?: string; readonly size: number; readonly value: string; readonly filledValue: string; readonly filledSize: number; readonly dealValue?: string; readonly dealSize?: number; readonly stp: string; readonly stop: "" | "up" | "down"; readonly stopPriceType: "" | "TP" | "IP" | "MP"; readonly stopTriggered: boolean; readonly stopPrice?: string | null; readonly timeInForce: "GTC" | "IOC"; readonly postOnly: boolean; readonly hidden: boolean; readonly iceberg: boolean; readonly visibleSize?: number | null; readonly leverage: string; readonly forceHold: boolean; readonly closeOrder: boolean; readonly reduceOnly: boolean; readonly marginType: 0 | 1; readonly clientOid: string; readonly remark?: string | null; readonly isActive: boolean; readonly cancelExist: boolean; readonly settleCurrency: string; readonly status: "open" | "done"; readonly createdAt: number; readonly updatedAt: number; readonly endAt?: number; readonly orderTime: number; readonly trades?: readonly (FuturesOrderTrade)[] }

export type FuturesOrderTrade = { readonly tradeId?: string; readonly feePay?: string }

export type FuturesCancelledOrders = { readonly cancelledOrderIds: readonly (string)[] }

export type FuturesOrderCursorPage = { readonly hasMore: boolean; readonly beforeId: string; readonly nextId: string; readonly items: readonly (FuturesOrder)[] }

export type FuturesPosition = { readonly id: string; readonly symbol: string; readonly autoDeposit?: boolean; readonly maintMarginReq: number; readonly riskLimit: number; readonly realLeverage: number; readonly marginType: 0 | 1; readonly crossMode?: boolean; readonly delevPercentage: number; readonly openingTimestamp: number; readonly currentTimestamp: number; readonly currentQty: number; readonly currentCost?: number; readonly currentComm?: number; readonly unrealisedCost?: number; readonly realisedGrossCost?: number; readonly realisedCost: number; readonly isOpen: boolean; readonly markPrice: number; readonly markValue: number; readonly posCost: number; readonly posCross: number; readonly posInit: number; readonly posComm?: number; readonly posLoss?: number; readonly posMargin: number; readonly posMaint: number; readonly maintMargin: number; readonly realisedGrossPnl: number; readonly realisedPnl: number; readonly unrealisedPnl: number; readonly unrealisedPnlPcnt: number; readonly unrealisedRoePcnt: number; readonly avgEntryPrice: number; readonly liquidationPrice: number; readonly bankruptPrice: number; readonly settleCurrency: string }

export type FuturesMarginChange = { readonly symbol: string; readonly margin: number; readonly bizNo: string }

export type FuturesLeverageSetting = { readonly symbol: string; readonly leverage: number }

export type FuturesLeverageChange = { readonly symbol: string; readonly lever: number }

export type FuturesServiceState = { readonly status: "open" | "close" | "cancelonly"; readonly msg: string }

export type FuturesContract = { readonly symbol: string; readonly rootSymbol: string; readonly type: string; readonly baseCurrency: string; readonly quoteCurrency: string; readonly settleCurrency: string; readonly displaySettleCurrency?: string; readonly displayNameMap?: { readonly "contractName_en-US"?: string; readonly "contractName_zh-CN"?: string; readonly "contractName_ko-KR"?: string }; readonly status: string; readonly firstOpenDate: number; readonly expireDate?: number | null; readonly settleDate?: number | null; readonly createdAt?: number; readonly updatedAt?: number; readonly order?: number; readonly lotSize: number; readonly minOrderQty?: number; readonly maxOrderQty: number; readonly maxPrice: number; readonly tickSize: number; readonly indexPriceTickSize: number; readonly multiplier: number; readonly initialMargin: number; readonly maintainMargin: number; readonly maxLeverage: number; readonly defaultLeverage?: number; readonly maxRiskLimit: number; readonly minRiskLimit: number; readonly riskStep: number; readonly makerFeeRate: number; readonly takerFeeRate: number; readonly makerFixFee: number; readonly takerFixFee: number; readonly settlementFeeRate?: number; readonly settlementFixFee?: number; readonly settlementSymbol?: string; readonly isDeleverage: boolean; readonly isQuanto: boolean; readonly isInverse: boolean; readonly markMethod: string; readonly fairMethod: string; readonly indexSymbol: string; readonly fundingRateSymbol: string; readonly fundingBaseSymbol: string; readonly fundingQuoteSymbol: string; readonly fundingFeeRate: number; readonly predictedFundingFeeRate: number; readonly nextFundingRateTime: number; readonly markPrice: number; readonly indexPrice: number; readonly lastTradePrice: number; readonly openInterest: string; readonly volumeOf24h: number; readonly turnoverOf24h: number; readonly highPriceOf24h: number; readonly lowPriceOf24h: number; readonly priceChgPctOf24h?: number; readonly scale?: string }

export type FuturesTicker = { readonly sequence: number; readonly symbol: string; readonly side: "buy" | "sell"; readonly size: number; readonly price: string; readonly bestBidSize: number; readonly bestBidPrice: string; readonly bestAskSize: number; readonly bestAskPrice: string; readonly tradeId: string; readonly ts: number }

export type FuturesDayStatistics = { readonly symbol: string; readonly volume: string; readonly turnover: string; readonly lastPrice: string; readonly highPrice: string; readonly lowPrice: string; readonly priceChgPct: string; readonly ts: number }

export type FuturesActiveOrderLimits = { readonly maxOrder: number; readonly maxStopOrder: number }

export type FuturesPositionLimit = { readonly symbol: string; readonly maxLot: number }

export type FuturesUserFeeRate = { readonly makerFeeRate: number; readonly takerFeeRate: number }

export type FuturesLevel3BookV1 = { readonly symbol: string; readonly sequence: number; readonly asks: readonly (FuturesBookOrderV1)[]; readonly bids: readonly (FuturesBookOrderV1)[] }

export type FuturesBookOrderV1 = readonly [number, string, string, string, number]

export type FuturesLevel3Message = { readonly symbol: string; readonly sequence: number; readonly type: string; readonly side?: "buy" | "sell"; readonly orderTime?: number; readonly size?: number; readonly orderId: string; readonly price?: string; readonly clientOid?: string; readonly reason?: "canceled" | "filled"; readonly ts: number }

export type FuturesAutoDepositChange = { readonly symbol: string; readonly status: boolean }

export type FuturesAcknowledgement = { readonly id: string | number; readonly type: "ack" }

export type FuturesErrorFrame = { readonly id?: string | number; readonly type: "error"; readonly code: number; readonly data: string }

export type FuturesSubscribeFrame = { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }

export type FuturesUnsubscribeFrame = { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }

export type FuturesDepthPush = { readonly asks: readonly (FuturesDepthLevel)[]; readonly bids: readonly (FuturesDepthLevel)[]; readonly ts?: number; readonly timestamp?: number }

export type FuturesDepthLevel = readonly [string, string | number]

export interface Futures {
  readonly operations: {
    readonly getAccountOverview: {
      readonly request: { readonly parameters: { readonly currency?: "XBT" | "USDT" }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesAccountOverview }
    }
    readonly getTransactionHistory: {
      readonly request: { readonly parameters: { readonly startAt?: number; readonly endAt?: number; readonly type?: "RealisedPNL" | "Deposit" | "Withdrawal" | "Transferin" | "TransferOut"; readonly offset?: number; readonly maxCount?: number; readonly currency?: "XBT" | "USDT"; readonly forward?: boolean }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: { readonly hasMore: boolean; readonly dataList: readonly (FuturesTransaction)[] } }
    }
    readonly getPublicToken: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesConnectionToken }
    }
    readonly getPrivateToken: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesConnectionToken }
    }
    readonly getFills: {
      readonly request: { readonly parameters: { readonly orderId?: string; readonly symbol?: string; readonly side?: "buy" | "sell"; readonly type?: "limit" | "market" | "limit_stop" | "market_stop"; readonly startAt?: number; readonly endAt?: number; readonly currentPage?: number; readonly pageSize?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesFillPage }
    }
    readonly getOpenOrderStatistics: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOpenOrderStatistics }
    }
    readonly getFillsV2: {
      readonly request: { readonly parameters: { readonly status?: string; readonly symbol?: string; readonly side?: "buy" | "sell"; readonly type?: "limit" | "market" | "limit_stop" | "market_stop"; readonly startAt?: number; readonly endAt?: number; readonly marginType?: 0 | 1; readonly from?: string; readonly direct?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesFillCursorPage }
    }
    readonly getFundingHistory: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly startAt?: number; readonly endAt?: number; readonly reverse?: boolean; readonly offset?: number; readonly forward?: boolean; readonly maxCount?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: { readonly hasMore: boolean; readonly dataList: readonly (FuturesFundingPayment)[] } }
    }
    readonly getInterestRates: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly startAt?: number; readonly endAt?: number; readonly reverse?: boolean; readonly offset?: number; readonly forward?: boolean; readonly maxCount?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: { readonly hasMore: boolean; readonly dataList: readonly (FuturesSeriesPoint)[] } }
    }
    readonly getIndexes: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly startAt?: number; readonly endAt?: number; readonly reverse?: boolean; readonly offset?: number; readonly forward?: boolean; readonly maxCount?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: { readonly hasMore: boolean; readonly dataList: readonly (FuturesIndexPoint)[] } }
    }
    readonly getMarkPrice: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesMarkPrice }
    }
    readonly getPremiumIndex: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly startAt?: number; readonly endAt?: number; readonly reverse?: boolean; readonly offset?: number; readonly forward?: boolean; readonly maxCount?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: { readonly hasMore: boolean; readonly dataList: readonly (FuturesSeriesPoint)[] } }
    }
    readonly getFundingRate: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesFundingRate }
    }
    readonly getTradeHistory: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesPublicTrade)[] }
    }
    readonly getKlines: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly granularity: 1 | 5 | 15 | 30 | 60 | 120 | 240 | 480 | 720 | 1440 | 10080; readonly from?: number; readonly to?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesCandle)[] }
    }
    readonly getMarginMode: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: 0 | 1 }
    }
    readonly changeMarginMode: {
      readonly request: { readonly parameters: object; readonly body: FuturesMarginModeChange }
      readonly reply: FuturesEnvelope
    }
    readonly getLevel2Snapshot: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLevel2Book }
    }
    readonly getLevel2Depth: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly depth: "depth5" | "depth10" | "depth20" | "depth30" | "depth50" | "depth100" }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLevel2Book }
    }
    readonly getLevel2Messages: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly start: number; readonly end: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesLevel2Change)[] }
    }
    readonly getLevel3Snapshot: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLevel3Book }
    }
    readonly placeOrder: {
      readonly request: { readonly parameters: object; readonly body: FuturesNewOrder }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderAcknowledgement }
    }
    readonly cancelAllLimitOrders: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly side?: "buy" | "sell" }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesCancellation }
    }
    readonly getOrderList: {
      readonly request: { readonly parameters: { readonly status?: "active" | "done"; readonly symbol?: string; readonly side?: "buy" | "sell"; readonly type?: "limit" | "market" | "limit_stop" | "market_stop"; readonly startAt?: number; readonly endAt?: number; readonly marginType?: 0 | 1; readonly currentPage?: number; readonly pageSize?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderPage }
    }
    readonly placeBatchOrders: {
      readonly request: { readonly parameters: object; readonly body: FuturesOrderBatch }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesBatchResult)[] }
    }
    readonly cancelBatchOrders: {
      readonly request: { readonly parameters: { readonly orderIds?: string; readonly clientOids?: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesBatchCancellation }
    }
    readonly cancelOrder: {
      readonly request: { readonly parameters: { readonly "order-id": string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesCancellation }
    }
    readonly getOrderById: {
      readonly request: { readonly parameters: { readonly "order-id": string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderDetails }
    }
    readonly cancelAllStopOrders: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesCancelledOrders }
    }
    readonly getStopOrderList: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly side?: "buy" | "sell"; readonly type?: "limit" | "market"; readonly startAt?: number; readonly endAt?: number; readonly marginType?: 0 | 1; readonly currentPage?: number; readonly pageSize?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderPage }
    }
    readonly getRecentDoneOrders: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesOrder)[] }
    }
    readonly getOrderByClientOid: {
      readonly request: { readonly parameters: { readonly clientOid: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderDetails }
    }
    readonly getOrderListV2: {
      readonly request: { readonly parameters: { readonly status?: "active" | "done"; readonly symbol?: string; readonly side?: "buy" | "sell"; readonly type?: "limit" | "market" | "limit_stop" | "market_stop"; readonly startAt?: number; readonly endAt?: number; readonly from?: string; readonly direct?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesOrderCursorPage }
    }
    readonly getPosition: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesPosition }
    }
    readonly getPositions: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesPosition)[] }
    }
    readonly addMargin: {
      readonly request: { readonly parameters: object; readonly body: FuturesMarginChange }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesPosition }
    }
    readonly removeMargin: {
      readonly request: { readonly parameters: object; readonly body: FuturesMarginChange }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data?: Readonly<Record<string, unknown>> }
    }
    readonly getLeverage: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLeverageSetting }
    }
    readonly setLeverage: {
      readonly request: { readonly parameters: object; readonly body: FuturesLeverageChange }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLeverageSetting }
    }
    readonly getServiceStatus: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesServiceState }
    }
    readonly getActiveContracts: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesContract)[] }
    }
    readonly getContract: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesContract }
    }
    readonly getTicker: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesTicker }
    }
    readonly getTickerV2: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesTicker }
    }
    readonly getTickersV2: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesTicker)[] }
    }
    readonly getTicker24hr: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesDayStatistics }
    }
    readonly getServerTime: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: number }
    }
    readonly getMaxActiveOrders: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesActiveOrderLimits }
    }
    readonly getMaxRiskLimit: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesPositionLimit)[] }
    }
    readonly getUserFeeRate: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesUserFeeRate }
    }
    readonly getRecentFills: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesFill)[] }
    }
    readonly getLevel3SnapshotV1: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: FuturesLevel3BookV1 }
    }
    readonly getLevel3Messages: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly start: number; readonly end: number }; readonly body: null }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: readonly (FuturesLevel3Message)[] }
    }
    readonly setAutoDepositMargin: {
      readonly request: { readonly parameters: object; readonly body: FuturesAutoDepositChange }
      readonly reply: { readonly code: string; readonly msg?: string; readonly data: boolean }
    }
  }
  readonly channels: {
    readonly connection: { readonly sent: { readonly id: string | number; readonly type: "ping" } | FuturesSubscribeFrame | FuturesUnsubscribeFrame | { readonly id: string | number; readonly type: "openTunnel"; readonly newTunnelId: string; readonly response?: boolean } | { readonly id: string | number; readonly type: "closeTunnel"; readonly tunnelId: string; readonly response?: boolean }; readonly received: { readonly id: string; readonly type: "welcome" }; readonly reply: { readonly id: string | number; readonly type: "pong" } | FuturesAcknowledgement | FuturesErrorFrame }
    readonly ticker: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "ticker"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly side: "buy" | "sell"; readonly price: number; readonly size: number; readonly tradeId: string; readonly bestBidSize: number; readonly bestBidPrice: number; readonly bestAskPrice: number; readonly bestAskSize: number; readonly ts: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly level2: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "level2"; readonly tunnelId?: string; readonly data: { readonly lastSequence: number; readonly sequence: number; readonly change?: string; readonly changes: readonly (string)[]; readonly timestamp: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly execution: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "match"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly side: "buy" | "sell"; readonly matchSize?: number; readonly size: number; readonly price: number; readonly takerOrderId: string; readonly makerOrderId: string; readonly takerUserId?: string; readonly makerUserId?: string; readonly tradeId: string; readonly ts: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly level3v2: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "received"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly orderId: string; readonly clientOid?: string; readonly ts: number } } | { readonly type: "message"; readonly topic: string; readonly subject: "open"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly side: "buy" | "sell"; readonly orderTime: string; readonly size: string; readonly orderId: string; readonly price: string; readonly ts: number } } | { readonly type: "message"; readonly topic: string; readonly subject: "update"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly orderId: string; readonly size: string; readonly ts: number } } | { readonly type: "message"; readonly topic: string; readonly subject: "match"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly side: "buy" | "sell"; readonly price: string; readonly size: string; readonly makerOrderId: string; readonly takerOrderId: string; readonly tradeId: string; readonly ts: number } } | { readonly type: "message"; readonly topic: string; readonly subject: "done"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly sequence: number; readonly reason: "filled" | "canceled"; readonly orderId: string; readonly ts: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly level2Depth5: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "level2"; readonly tunnelId?: string; readonly data: FuturesDepthPush }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly level2Depth50: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "level2"; readonly tunnelId?: string; readonly data: FuturesDepthPush }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly instrument: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "mark.index.price"; readonly tunnelId?: string; readonly data: { readonly granularity: number; readonly indexPrice: number; readonly markPrice: number; readonly timestamp: number } } | { readonly type: "message"; readonly topic: string; readonly subject: "funding.rate"; readonly tunnelId?: string; readonly data: { readonly granularity: number; readonly fundingRate: number; readonly timestamp: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly announcement: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: "/contract/announcement"; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: "/contract/announcement"; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: "/contract/announcement"; readonly subject: "funding.begin" | "funding.end"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly fundingTime: number; readonly fundingRate: number; readonly timestamp: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly snapshot: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel?: boolean; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "snapshot.24h"; readonly tunnelId?: string; readonly data: { readonly volume: number; readonly turnover: number; readonly lastPrice: number; readonly priceChgPct: number; readonly ts: number } }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly tradeOrders: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: "/contractMarket/tradeOrders"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: "/contractMarket/tradeOrders"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: "/contractMarket/tradeOrders"; readonly subject: "orderChange"; readonly tunnelId?: string; readonly data: { readonly orderId: string; readonly symbol: string; readonly type: "open" | "match" | "filled" | "canceled" | "update"; readonly marginType?: 0 | 1; readonly status: "match" | "open" | "done"; readonly matchSize?: string; readonly matchPrice?: string; readonly orderType: "limit" | "market"; readonly side: "buy" | "sell"; readonly price?: string; readonly size: string; readonly remainSize: string; readonly filledSize: string; readonly canceledSize: string; readonly tradeId?: string; readonly clientOid?: string; readonly orderTime: number | string; readonly oldSize?: string; readonly liquidity?: "taker" | "maker"; readonly ts: number }; readonly channelType: "private"; readonly userId?: string; readonly id?: string }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly advancedOrders: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: "/contractMarket/advancedOrders"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: "/contractMarket/advancedOrders"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: "/contractMarket/advancedOrders"; readonly subject: "stopOrder"; readonly tunnelId?: string; readonly data: { readonly orderId: string; readonly symbol: string; readonly type: "open" | "triggered" | "cancel"; readonly marginType?: 0 | 1; readonly orderType: "stop"; readonly side: "buy" | "sell"; readonly size: number | string; readonly orderPrice?: string | null; readonly stop: "down" | "up"; readonly stopPrice: string; readonly stopPriceType: "TP" | "IP" | "MP"; readonly triggerSuccess?: boolean; readonly error?: string; readonly createdAt: number; readonly ts: number }; readonly channelType: "private"; readonly userId?: string; readonly id?: string }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly wallet: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: "/contractAccount/wallet"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: "/contractAccount/wallet"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: "/contractAccount/wallet"; readonly subject: "orderMargin.change"; readonly tunnelId?: string; readonly data: { readonly orderMargin: string; readonly currency: string; readonly timestamp: string }; readonly channelType: "private"; readonly userId?: string; readonly id?: string } | { readonly type: "message"; readonly topic: "/contractAccount/wallet"; readonly subject: "availableBalance.change"; readonly tunnelId?: string; readonly data: { readonly availableBalance: string; readonly holdBalance?: string; readonly currency: string; readonly timestamp: string }; readonly channelType: "private"; readonly userId?: string; readonly id?: string } | { readonly type: "message"; readonly topic: "/contractAccount/wallet"; readonly subject: "withdrawHold.change"; readonly tunnelId?: string; readonly data: { readonly withdrawHold: string; readonly currency: string; readonly timestamp: string }; readonly channelType: "private"; readonly userId?: string; readonly id?: string }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly position: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: string; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: string; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: string; readonly subject: "position.change"; readonly tunnelId?: string; readonly data: { readonly symbol: string; readonly maintMarginReq: number; readonly riskLimit: number; readonly realLeverage: number; readonly marginType: 0 | 1; readonly delevPercentage: number; readonly openingTimestamp: number; readonly currentTimestamp: number; readonly currentQty: number; readonly currentCost?: number; readonly currentComm?: number; readonly unrealisedCost?: number; readonly realisedGrossCost?: number; readonly realisedCost: number; readonly isOpen: boolean; readonly markPrice: number; readonly markValue: number; readonly posCost: number; readonly posCross: number; readonly posInit: number; readonly posComm?: number; readonly posLoss?: number; readonly posMargin: number; readonly posMaint: number; readonly maintMargin: number; readonly realisedGrossPnl: number; readonly realisedPnl: number; readonly unrealisedPnl: number; readonly unrealisedPnlPcnt: number; readonly unrealisedRoePcnt: number; readonly avgEntryPrice: number; readonly liquidationPrice: number; readonly bankruptPrice: number; readonly settleCurrency: string; readonly changeReason?: "marginChange" | "positionChange" | "liquidation" | "autoAppendMarginStatusChange" | "adl" }; readonly channelType: "private"; readonly userId?: string; readonly id?: string } | { readonly type: "message"; readonly topic: string; readonly subject: "position.change"; readonly tunnelId?: string; readonly data: { readonly markPrice: number; readonly markValue: number; readonly maintMargin: number; readonly realLeverage: number; readonly unrealisedPnl: number; readonly unrealisedRoePcnt: number; readonly unrealisedPnlPcnt: number; readonly delevPercentage: number; readonly currentTimestamp: number; readonly settleCurrency: string }; readonly channelType: "private"; readonly userId?: string; readonly id?: string } | { readonly type: "message"; readonly topic: string; readonly subject: "position.settlement"; readonly tunnelId?: string; readonly data: { readonly fundingTime: number; readonly qty: number; readonly markPrice: number; readonly fundingRate: number; readonly fundingFee: number; readonly ts: number; readonly settleCurrency: string }; readonly channelType: "private"; readonly userId?: string; readonly id?: string }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
    readonly positionCross: { readonly sent: { readonly id: string | number; readonly type: "subscribe"; readonly topic: "/contract/positionCross"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string } | { readonly id: string | number; readonly type: "unsubscribe"; readonly topic: "/contract/positionCross"; readonly privateChannel: true; readonly response?: boolean; readonly tunnelId?: string }; readonly received: { readonly type: "message"; readonly topic: "/contract/positionCross"; readonly subject: "positionCross"; readonly tunnelId?: string; readonly data: { readonly maintainMargin: number; readonly marginAvailable: number; readonly maintainRate: number; readonly unreleaseSum: number; readonly fundingSum: number; readonly accountAvailable: number }; readonly channelType: "private"; readonly userId?: string; readonly id?: string }; readonly reply: FuturesAcknowledgement | FuturesErrorFrame }
  }
}

export type V3FuturesAccountBalance = { readonly state: string; readonly eq: string; readonly isoEq: string; readonly im: string; readonly mm: string; readonly mmr: string; readonly upl: string; readonly availMgn: string; readonly cTime: string; readonly uTime: string; readonly details: readonly (V3FuturesBalanceDetail)[] }

export type V3FuturesBalanceDetail = { readonly ccy: string; readonly eq: string; readonly isoEq: string; readonly avail: string; readonly trdHold?: string; readonly upl: string; readonly isoAvail: string; readonly isoHold: string; readonly isoUpl: string; readonly im: string; readonly mm: string; readonly mmr: string; readonly imr?: string; readonly cTime: string; readonly uTime: string }

export type V3FuturesBill = { readonly id: string; readonly actType: "TRADING" | "TRIAL"; readonly type: "FEE" | "PNL" | "MANUAL_MARGIN" | "TRANSFER" | "TRIAL_INCOME" | "COUPON" | "LIQ_PNL" | "ADL_PNL" | "FUNDING_FEE"; readonly symbol: V3FuturesSymbolOrEmpty; readonly mgnMode: V3FuturesMarginModeOrEmpty; readonly posSide: V3FuturesPositionSideOrEmpty; readonly ccy: string; readonly sz: string; readonly cTime: string }

export type V3FuturesSymbolOrEmpty = (string) & (string | "")

export type V3FuturesMarginModeOrEmpty = (string) & ("CROSS" | "ISOLATED" | "")

export type V3FuturesPositionSideOrEmpty = (string) & ("LONG" | "SHORT" | "BOTH" | "")

export type V3FuturesOrderBook = { readonly asks: readonly (V3FuturesBookLevel)[]; readonly bids: readonly (V3FuturesBookLevel)[]; readonly s: string; readonly ts: number }

export type V3FuturesBookLevel = readonly [string, string]

export type V3FuturesCandle = readonly [string, string, string, string, string, string, string, string, string]

export type V3FuturesPublicTrade = { readonly id: string; readonly px: string; readonly qty: string; readonly amt: string; readonly side: "BUY" | "SELL" | "buy" | "sell"; readonly cT: string }

export type V3FuturesTicker = { readonly s: string; readonly o: string; readonly l: string; readonly h: string; readonly c: string; readonly qty: string; readonly amt: string; readonly tC: number | string; readonly sT: number | string; readonly cT: number | string; readonly dN?: string; readonly dC: string; readonly bPx: string; readonly bSz: string; readonly aPx: string; readonly aSz: string; readonly mPx: string; readonly iPx?: string }

export type V3FuturesIndexPrice = { readonly s: string; readonly iPx: string }

export type V3FuturesIndexPriceComponents = { readonly s: string; readonly px: string; readonly cs: readonly (V3FuturesIndexPriceComponent)[] }

export type V3FuturesIndexPriceComponent = { readonly e: string; readonly w: string; readonly sPx: string; readonly cPx: string }

export type V3FuturesPriceCandle = readonly [string, string, string, string, string, string]

export type V3FuturesMarkPrice = { readonly s: string; readonly mPx: string }

export type V3FuturesPremiumIndexCandle = readonly [string, string, string, string, string, string]

export type V3FuturesInstrument = { readonly symbol: string; readonly bAsset: string; readonly bCcy: string; readonly qCcy: string; readonly sCcy: string; readonly visibleStartTime: string; readonly tradableStartTime: string; readonly oDate: string; readonly tSz: string; readonly pxScale: string; readonly lotSz: number; readonly minSz: number; readonly ctVal: string; readonly status: "OPEN" | "PAUSED" | "CLOSED" | "CANCEL_ONLY" | "CANCEL_CLOSE_ONLY"; readonly maxPx: string; readonly minPx: string; readonly maxQty?: string; readonly minQty: string; readonly marketMaxQty: number; readonly limitMaxQty: number; readonly ordPxRange: string; readonly maxLever: string; readonly lever: string; readonly ctType: "LINEAR" | "INVERSE"; readonly alias: ("this_week" | "next_week" | "this_month" | "next_month" | "quarter" | "next_quarter" | ""); readonly tFee?: string; readonly mFee?: string; readonly iM: string; readonly mM: string; readonly mR: string; readonly buyLmt?: string; readonly sellLmt?: string }

export type V3FuturesFundingRate = { readonly s: string; readonly fR: string | number; readonly fT: number | string; readonly nFR: string | number; readonly nFT: number | string }

export type V3FuturesSettledFundingRate = { readonly s: string; readonly fR: string | number; readonly fT: number | string }

export type V3FuturesOpenInterest = { readonly s: string; readonly oInterest: string }

export type V3FuturesLiquidationOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly sz: string; readonly bkPx: string; readonly uTime: string }

export type V3FuturesInsuranceFund = { readonly amt: string; readonly ccy: string; readonly uTime: string }

export type V3FuturesRiskLimitTier = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly tier: string; readonly maxLever?: string; readonly mMRatio: string; readonly maxSize: string; readonly minSize: string }

export type V3FuturesLimitPrice = { readonly symbol: string; readonly buyLmt: string | number; readonly sellLmt: string | number }

export type V3FuturesNewOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly mgnMode?: "CROSS" | "ISOLATED"; readonly posSide?: "LONG" | "SHORT" | "BOTH"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly sz: string; readonly px?: string; readonly clOrdId?: string; readonly reduceOnly?: boolean; readonly timeInForce?: "GTC" | "IOC" | "FOK"; readonly stpMode?: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH" }

export type V3FuturesOrderAcknowledgement = { readonly ordId: string; readonly clOrdId: string }

export type V3FuturesOrderCancellation = ({ readonly symbol: string; readonly ordId?: string; readonly clOrdId?: string }) & (unknown)

export type V3FuturesBatchResult = { readonly ordId?: string; readonly clOrdId?: string; readonly code: number; readonly msg: string }

export type V3FuturesBatchCancellation = ({ readonly symbol: string; readonly ordIds?: readonly (string)[]; readonly clOrdIds?: readonly (string)[] }) & (unknown)

export type V3FuturesCancelFilter = { readonly symbol?: string; readonly side?: "BUY" | "SELL" }

export type V3FuturesPositionClose = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly posSide?: "LONG" | "SHORT" | "BOTH"; readonly clOrdId?: string }

export type V3FuturesOpenOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly ordId: string; readonly clOrdId: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly px: string; readonly sz: string; readonly lever?: string; readonly source: string; readonly reduceOnly: boolean; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly tpTrgPx?: V3FuturesPriceOrEmpty; readonly tpPx?: V3FuturesPriceOrEmpty; readonly tpTrgPxType?: string; readonly slTrgPx?: V3FuturesPriceOrEmpty; readonly slPx?: V3FuturesPriceOrEmpty; readonly slTrgPxType?: string; readonly avgPx: string; readonly execQty: string; readonly execAmt: string; readonly feeCcy: V3FuturesCurrencyOrEmpty; readonly feeAmt: string; readonly deductCcy: V3FuturesCurrencyOrEmpty; readonly deductAmt: string; readonly stpMode: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH"; readonly qCcy?: string; readonly cTime: string; readonly uTime: string; readonly state: "NEW" | "PARTIALLY_FILLED" }

export type V3FuturesPriceOrEmpty = (string) & (string | "")

export type V3FuturesCurrencyOrEmpty = (string) & (string | "")

export type V3FuturesFill = { readonly id: string; readonly symbol: string; readonly ordId: string; readonly clOrdId: string; readonly trdId: string; readonly side: "BUY" | "SELL"; readonly type: "TRADE" | "LIQUIDATION" | "ADL" | "DELIVERY"; readonly mgnMode: "ISOLATED" | "CROSS" | "CASH"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly ordType: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly role: "MAKER" | "TAKER"; readonly px: string; readonly qty: string; readonly value?: string; readonly qCcy?: string; readonly feeCcy: string; readonly feeAmt: string; readonly deductCcy: V3FuturesCurrencyOrEmpty; readonly deductAmt: string; readonly feeRate: string; readonly actType?: "TRADING" | "TRIAL"; readonly cTime: string; readonly uTime: string }

export type V3FuturesHistoryOrder = { readonly symbol: string; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly ordId: string; readonly clOrdId: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly px: string; readonly sz: string; readonly lever?: string; readonly source: string; readonly reduceOnly: boolean; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly tpTrgPx?: V3FuturesPriceOrEmpty; readonly tpPx?: V3FuturesPriceOrEmpty; readonly tpTrgPxType?: string; readonly slTrgPx?: V3FuturesPriceOrEmpty; readonly slPx?: V3FuturesPriceOrEmpty; readonly slTrgPxType?: string; readonly avgPx: string; readonly execQty: string; readonly execAmt: string; readonly feeCcy: V3FuturesCurrencyOrEmpty; readonly feeAmt: string; readonly deductCcy: V3FuturesCurrencyOrEmpty; readonly deductAmt: string; readonly stpMode: "NONE" | "EXPIRE_TAKER" | "EXPIRE_MAKER" | "EXPIRE_BOTH"; readonly qCcy?: string; readonly cTime: string; readonly uTime: string; readonly state: "FILLED" | "PARTIALLY_CANCELED" | "CANCELED"; readonly cancelReason: string }

export type V3FuturesPosition = { readonly symbol: string; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly side: "BUY" | "SELL"; readonly mgnMode: "CROSS" | "ISOLATED"; readonly ctType?: string; readonly openAvgPx: string; readonly qty: string; readonly availQty: string; readonly lever: string; readonly fee?: string; readonly adl: string; readonly liqPx: string; readonly im: string; readonly mm: string; readonly mgn: string; readonly maxWAmt: string; readonly upl: string; readonly uplRatio: string; readonly pnl: string; readonly markPx: string; readonly lastPx: string; readonly indexPx: string; readonly mgnRatio: string; readonly state: "NORMAL" | "LIQ" | "ADL"; readonly actType: "TRADING" | "TRIAL"; readonly tpTrgPx: V3FuturesPriceOrEmpty; readonly slTrgPx: V3FuturesPriceOrEmpty; readonly cTime: string; readonly uTime: string }

export type V3FuturesClosedPosition = { readonly id: string; readonly symbol: string; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly side: "BUY" | "SELL"; readonly mgnMode: "CROSS" | "ISOLATED"; readonly openAvgPx: string; readonly closeAvgPx: string; readonly qty: string; readonly closedQty: string; readonly availQty: string; readonly pnl: string; readonly fee: string; readonly fFee: string; readonly state: (string) & ("NORMAL" | "LIQUIDATION" | "ADL" | "LIQ"); readonly cTime: string; readonly uTime: string }

export type V3FuturesMarginChange = { readonly symbol: string; readonly amt: string; readonly type: "ADD" | "REDUCE"; readonly posSide?: "LONG" | "SHORT" | "BOTH" }

export type V3FuturesMarginAdjustment = { readonly symbol: string; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly amt: string; readonly type: "ADD" | "REDUCE"; readonly lever: string }

export type V3FuturesLeverageSetting = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly lever: string }

export type V3FuturesLegacyLeverage = { readonly symbol: string; readonly lever: string }

export type V3FuturesLeverageChange = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly lever: string }

export type V3FuturesPositionModeSetting = { readonly posMode: "HEDGE" | "ONE_WAY" }

export type V3FuturesUserRiskLimit = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED"; readonly tier: string; readonly maxLever?: string; readonly mMRatio: string; readonly maxSize: string; readonly minSize: string; readonly posSide: "LONG" | "SHORT" | "BOTH" }

export type V3FuturesMarginModeSetting = { readonly symbol: string; readonly mgnMode: "CROSS" | "ISOLATED" }

export type V3FuturesErrorFrame = { readonly event: "error"; readonly message: string }

export type V3FuturesBookChange = { readonly asks: readonly (V3FuturesBookLevelChange)[]; readonly bids: readonly (V3FuturesBookLevelChange)[]; readonly lid: number; readonly id: number; readonly ts: number; readonly s: string; readonly cT: number }

export type V3FuturesBookLevelChange = readonly [string, string]

export type V3FuturesPushedCandle = readonly [string, string, string, string, string, string, string, number | string, number | string, number | string, number]

export type V3FuturesPushedPriceCandle = readonly [string, string, string, string, string, number, number, number]

export type V3FuturesSubscribeAcknowledgement = { readonly event: "subscribe"; readonly channel: string; readonly symbols?: readonly (string)[] }

export type V3FuturesUnsubscribeAcknowledgement = { readonly event: string; readonly channel: string; readonly symbols?: readonly (string)[] }

export type V3FuturesUnsubscribeFrame = { readonly event: "unsubscribe"; readonly channel: readonly (string)[]; readonly symbols?: readonly (string)[] }

export interface V3Futures {
  readonly operations: {
    readonly getFuturesBalance: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesAccountBalance }
    }
    readonly getFuturesBills: {
      readonly request: { readonly parameters: { readonly sTime?: string; readonly eTime?: string; readonly from?: string; readonly limit?: string; readonly direct?: "NEXT" | "PREV"; readonly type?: "FEE" | "PNL" | "MANUAL_MARGIN" | "TRANSFER" | "TRIAL_INCOME" | "COUPON" | "LIQ_PNL" | "ADL_PNL" | "FUNDING_FEE" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesBill)[] }
    }
    readonly getFuturesOrderBook: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly scale?: string; readonly limit?: 5 | 10 | 20 | 100 | 150 }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesOrderBook }
    }
    readonly getFuturesCandles: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly interval: "MINUTE_1" | "MINUTE_5" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1"; readonly limit?: number; readonly sTime?: number; readonly eTime?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesCandle)[] }
    }
    readonly getFuturesTrades: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesPublicTrade)[] }
    }
    readonly getFuturesTickers: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesTicker)[] }
    }
    readonly getFuturesIndexPrice: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: (V3FuturesIndexPrice | readonly (V3FuturesIndexPrice)[]) }
    }
    readonly getFuturesIndexPriceComponents: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesIndexPriceComponents)[] }
    }
    readonly getFuturesIndexPriceCandles: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly interval: "MINUTE_1" | "MINUTE_5" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_8" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1"; readonly sTime?: string; readonly eTime?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesPriceCandle)[] }
    }
    readonly getFuturesMarkPrice: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: (V3FuturesMarkPrice | readonly (V3FuturesMarkPrice)[]) }
    }
    readonly getFuturesMarkPriceCandles: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly interval: "MINUTE_1" | "MINUTE_5" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_8" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1"; readonly sTime?: string; readonly eTime?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesPriceCandle)[] }
    }
    readonly getFuturesPremiumIndexCandles: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly interval: "MINUTE_1" | "MINUTE_5" | "MINUTE_15" | "MINUTE_30" | "HOUR_1" | "HOUR_2" | "HOUR_4" | "HOUR_8" | "HOUR_12" | "DAY_1" | "DAY_3" | "WEEK_1"; readonly sTime?: string; readonly eTime?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesPremiumIndexCandle)[] }
    }
    readonly getFuturesInstrument: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesInstrument }
    }
    readonly getAllFuturesInstruments: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesInstrument)[] }
    }
    readonly getFuturesFundingRate: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesFundingRate }
    }
    readonly getFuturesFundingRateHistory: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly sT?: string; readonly eT?: string; readonly limit?: number }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesSettledFundingRate)[] }
    }
    readonly getFuturesOpenInterest: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesOpenInterest }
    }
    readonly getFuturesLiquidationOrders: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly sTime?: string; readonly eTime?: string; readonly from?: number; readonly limit?: number; readonly direct?: "NEXT" | "PREV" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesLiquidationOrder)[] }
    }
    readonly getFuturesInsuranceFund: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesInsuranceFund)[] }
    }
    readonly getFuturesRiskLimit: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly mgnMode?: "CROSS" | "ISOLATED"; readonly tier?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesRiskLimitTier)[] }
    }
    readonly getFuturesLimitPrice: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesLimitPrice)[] }
    }
    readonly placeFuturesOrder: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesNewOrder }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesOrderAcknowledgement }
    }
    readonly cancelFuturesOrder: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesOrderCancellation }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesOrderAcknowledgement }
    }
    readonly placeFuturesOrders: {
      readonly request: { readonly parameters: object; readonly body: readonly (V3FuturesNewOrder)[] }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesBatchResult)[] }
    }
    readonly cancelFuturesOrders: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesBatchCancellation }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesBatchResult)[] }
    }
    readonly cancelAllFuturesOrders: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesCancelFilter | null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesBatchResult)[] }
    }
    readonly closeFuturesPosition: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesPositionClose }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesOrderAcknowledgement }
    }
    readonly closeAllFuturesPositions: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesBatchResult)[] }
    }
    readonly getFuturesOpenOrders: {
      readonly request: { readonly parameters: { readonly side?: "BUY" | "SELL"; readonly symbol?: string; readonly ordId?: string; readonly clOrdId?: string; readonly from?: number; readonly limit?: number; readonly direct?: "NEXT" | "PREV" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesOpenOrder)[] }
    }
    readonly getFuturesFills: {
      readonly request: { readonly parameters: { readonly side?: "BUY" | "SELL"; readonly symbol?: string; readonly ordId?: string; readonly clOrdId?: string; readonly sTime?: string; readonly eTime?: string; readonly from?: number; readonly limit?: number; readonly direct?: "NEXT" | "PREV" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesFill)[] }
    }
    readonly getFuturesOrderHistory: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly side?: "BUY" | "SELL"; readonly ordId?: string; readonly clOrdId?: string; readonly state?: "FILLED" | "PARTIALLY_CANCELED" | "CANCELED"; readonly type?: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly sTime?: string; readonly eTime?: string; readonly from?: number; readonly limit?: number; readonly direct?: "NEXT" | "PREV" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesHistoryOrder)[] }
    }
    readonly getFuturesPositions: {
      readonly request: { readonly parameters: { readonly symbol?: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesPosition)[] }
    }
    readonly getFuturesPositionHistory: {
      readonly request: { readonly parameters: { readonly symbol?: string; readonly mgnMode?: "CROSS" | "ISOLATED"; readonly posSide?: "LONG" | "SHORT" | "BOTH"; readonly sTime?: string; readonly eTime?: string; readonly from?: number; readonly limit?: number; readonly direct?: "NEXT" | "PREV" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesClosedPosition)[] }
    }
    readonly adjustFuturesMargin: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesMarginChange }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesMarginAdjustment }
    }
    readonly getFuturesLeverages: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly mgnMode?: "CROSS" | "ISOLATED" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesLeverageSetting)[] }
    }
    readonly getFuturesLeverageDeprecated: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesLegacyLeverage }
    }
    readonly setFuturesLeverage: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesLeverageChange }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesLeverageSetting }
    }
    readonly getFuturesPositionMode: {
      readonly request: { readonly parameters: object; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesPositionModeSetting }
    }
    readonly switchFuturesPositionMode: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesPositionModeSetting }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: Readonly<Record<string, unknown>> }
    }
    readonly getFuturesUserRiskLimit: {
      readonly request: { readonly parameters: { readonly symbol: string; readonly mgnMode?: "CROSS" | "ISOLATED"; readonly posSide?: "LONG" | "SHORT" | "BOTH" }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: readonly (V3FuturesUserRiskLimit)[] }
    }
    readonly getFuturesMarginModeDeprecated: {
      readonly request: { readonly parameters: { readonly symbol: string }; readonly body: null }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesMarginModeSetting }
    }
    readonly switchFuturesMarginModeDeprecated: {
      readonly request: { readonly parameters: object; readonly body: V3FuturesMarginModeSetting }
      readonly reply: { readonly code: number; readonly msg: string; readonly data: V3FuturesMarginModeSetting }
    }
  }
  readonly channels: {
    readonly symbol: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("symbol")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("symbol")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "symbol"; readonly action: "snapshot" | "update"; readonly data: readonly ({ readonly s?: string; readonly visibleST?: string; readonly tradableST?: string; readonly pxScale: string; readonly lotSz: number; readonly minSz: number; readonly ctVal: string; readonly status: "OPEN" | "PAUSED" | "CLOSED" | "CANCEL_ONLY" | "CANCEL_CLOSE_ONLY"; readonly maxPx: string; readonly minPx: string; readonly marketMaxQty: number; readonly limitMaxQty: number; readonly maxQty?: string; readonly minQty: string; readonly maxLever: string; readonly lever: string; readonly ordPxRange: string; readonly ctType: "LINEAR" | "INVERSE"; readonly alias: ("THIS_WEEK" | "NEXT_WEEK" | "THIS_MONTH" | "NEXT_MONTH" | "QUARTER" | "NEXT_QUARTER" | ""); readonly bAsset: string; readonly bCcy: string; readonly qCcy: string; readonly sCcy: string; readonly tSz: string; readonly oDate?: string; readonly iM?: string; readonly mM?: string; readonly mR?: string; readonly ts?: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "symbol"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "symbol"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly book: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("book")[]; readonly symbols: readonly (string)[]; readonly depth?: 5 | 10 | 20 } | { readonly event: "unsubscribe"; readonly channel: readonly ("book")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "book"; readonly data: readonly ({ readonly asks: readonly (V3FuturesBookLevel)[]; readonly bids: readonly (V3FuturesBookLevel)[]; readonly id: number; readonly ts: number; readonly s: string; readonly cT: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "book"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "book"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly bookLv2: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("book_lv2")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("book_lv2")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "book_lv2"; readonly action: "snapshot"; readonly data: readonly (V3FuturesBookChange)[] } | { readonly channel: "book_lv2"; readonly action: "update"; readonly data: readonly (V3FuturesBookChange)[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "book_lv2"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "book_lv2"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly candles: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly data: readonly (V3FuturesPushedCandle)[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "candles_minute_1" | "candles_minute_5" | "candles_minute_10" | "candles_minute_15" | "candles_minute_30" | "candles_hour_1" | "candles_hour_2" | "candles_hour_4" | "candles_hour_6" | "candles_hour_12" | "candles_day_1" | "candles_day_3" | "candles_week_1" | "candles_month_1"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly trades: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("trades")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("trades")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "trades"; readonly data: readonly ({ readonly id: number; readonly ts: number; readonly s: string; readonly px: string; readonly qty: string; readonly amt: string; readonly side: "buy" | "sell"; readonly cT: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "trades"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "trades"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly tickers: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("tickers")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("tickers")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "tickers"; readonly data: readonly ({ readonly s: string; readonly o: string; readonly l: string; readonly h: string; readonly c: string; readonly qty: string; readonly amt: string; readonly tC: number; readonly sT: number; readonly cT: number; readonly dC: string; readonly bPx: string; readonly bSz: string; readonly aPx: string; readonly aSz: string; readonly mPx?: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "tickers"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "tickers"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly indexPrice: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("index_price")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("index_price")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "index_price"; readonly data: readonly ({ readonly s: string; readonly iPx: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "index_price"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "index_price"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly indexCandles: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("index_candles_minute_1" | "index_candles_minute_5" | "index_candles_minute_10" | "index_candles_minute_15" | "index_candles_minute_30" | "index_candles_hour_1" | "index_candles_hour_2" | "index_candles_hour_4" | "index_candles_hour_12" | "index_candles_day_1" | "index_candles_day_3" | "index_candles_week_1")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("index_candles_minute_1" | "index_candles_minute_5" | "index_candles_minute_10" | "index_candles_minute_15" | "index_candles_minute_30" | "index_candles_hour_1" | "index_candles_hour_2" | "index_candles_hour_4" | "index_candles_hour_12" | "index_candles_day_1" | "index_candles_day_3" | "index_candles_week_1")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "index_candles_minute_1" | "index_candles_minute_5" | "index_candles_minute_10" | "index_candles_minute_15" | "index_candles_minute_30" | "index_candles_hour_1" | "index_candles_hour_2" | "index_candles_hour_4" | "index_candles_hour_12" | "index_candles_day_1" | "index_candles_day_3" | "index_candles_week_1"; readonly data: readonly (V3FuturesPushedPriceCandle)[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "index_candles_minute_1" | "index_candles_minute_5" | "index_candles_minute_10" | "index_candles_minute_15" | "index_candles_minute_30" | "index_candles_hour_1" | "index_candles_hour_2" | "index_candles_hour_4" | "index_candles_hour_12" | "index_candles_day_1" | "index_candles_day_3" | "index_candles_week_1"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "index_candles_minute_1" | "index_candles_minute_5" | "index_candles_minute_10" | "index_candles_minute_15" | "index_candles_minute_30" | "index_candles_hour_1" | "index_candles_hour_2" | "index_candles_hour_4" | "index_candles_hour_12" | "index_candles_day_1" | "index_candles_day_3" | "index_candles_week_1"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly markPrice: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("mark_price")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("mark_price")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "mark_price"; readonly data: readonly ({ readonly s: string; readonly mPx: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "mark_price"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "mark_price"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly markPriceCandles: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("mark_price_candles_minute_1" | "mark_price_candles_minute_5" | "mark_price_candles_minute_10" | "mark_price_candles_minute_15" | "mark_candles_minute_30" | "mark_candles_hour_1" | "mark_candles_hour_2" | "mark_candles_hour_4" | "mark_candles_hour_12" | "mark_candles_day_1" | "mark_candles_day_3" | "mark_candles_week_1")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("mark_price_candles_minute_1" | "mark_price_candles_minute_5" | "mark_price_candles_minute_10" | "mark_price_candles_minute_15" | "mark_candles_minute_30" | "mark_candles_hour_1" | "mark_candles_hour_2" | "mark_candles_hour_4" | "mark_candles_hour_12" | "mark_candles_day_1" | "mark_candles_day_3" | "mark_candles_week_1")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "mark_price_candles_minute_1" | "mark_price_candles_minute_5" | "mark_price_candles_minute_10" | "mark_price_candles_minute_15" | "mark_candles_minute_30" | "mark_candles_hour_1" | "mark_candles_hour_2" | "mark_candles_hour_4" | "mark_candles_hour_12" | "mark_candles_day_1" | "mark_candles_day_3" | "mark_candles_week_1"; readonly data: readonly (V3FuturesPushedPriceCandle)[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "mark_price_candles_minute_1" | "mark_price_candles_minute_5" | "mark_price_candles_minute_10" | "mark_price_candles_minute_15" | "mark_candles_minute_30" | "mark_candles_hour_1" | "mark_candles_hour_2" | "mark_candles_hour_4" | "mark_candles_hour_12" | "mark_candles_day_1" | "mark_candles_day_3" | "mark_candles_week_1"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "mark_price_candles_minute_1" | "mark_price_candles_minute_5" | "mark_price_candles_minute_10" | "mark_price_candles_minute_15" | "mark_candles_minute_30" | "mark_candles_hour_1" | "mark_candles_hour_2" | "mark_candles_hour_4" | "mark_candles_hour_12" | "mark_candles_day_1" | "mark_candles_day_3" | "mark_candles_week_1"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly fundingRate: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("funding_rate")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("funding_rate")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "funding_rate"; readonly data: readonly ({ readonly s: string; readonly ts: number; readonly fR: string; readonly fT: number; readonly nFR: string; readonly nFT: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "funding_rate"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "funding_rate"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly openInterest: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("open_interest")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("open_interest")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "open_interest"; readonly action: "snapshot" | "update"; readonly data: readonly ({ readonly s: string; readonly oInterest: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "open_interest"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "open_interest"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly liquidationOrders: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("liquidation_orders")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("liquidation_orders")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "liquidation_orders"; readonly data: readonly ({ readonly s: string; readonly side: "BUY" | "SELL"; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly sz: string; readonly bkPx: string; readonly uTime: number; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "liquidation_orders"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "liquidation_orders"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly limitPrice: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("limit_price")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("limit_price")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "limit_price"; readonly action: "snapshot" | "update"; readonly data: readonly ({ readonly ts: number; readonly s: string; readonly buyLmt: string; readonly sellLmt: string })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "limit_price"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "limit_price"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly auth: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("auth")[]; readonly params: { readonly key: string; readonly signTimestamp: number; readonly signatureMethod?: "HmacSHA256"; readonly signatureVersion?: string; readonly signature: string } }; readonly received: unknown; readonly reply: { readonly channel: "auth"; readonly data: { readonly success: true; readonly ts: number } } | { readonly channel: "auth"; readonly data: { readonly success: false; readonly message: string; readonly ts: number } } }
    readonly connection: { readonly sent: { readonly event: "ping" } | { readonly event: "subscribe"; readonly channel: readonly (string)[]; readonly symbols?: readonly (string)[]; readonly depth?: 5 | 10 | 20; readonly params?: Readonly<Record<string, unknown>> } | { readonly event: "list_subscriptions" } | V3FuturesUnsubscribeFrame | { readonly event: "unsubscribe_all" }; readonly received: unknown; readonly reply: { readonly event: "pong" } | V3FuturesSubscribeAcknowledgement | { readonly subscriptions: readonly (string)[] } | V3FuturesUnsubscribeAcknowledgement | { readonly event: string; readonly channel: string } | V3FuturesErrorFrame }
    readonly positions: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("positions")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("positions")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "positions"; readonly data: readonly ({ readonly symbol: string; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly side: "BUY" | "SELL" | "buy" | "sell"; readonly mgnMode: "CROSS" | "ISOLATED"; readonly openAvgPx: string; readonly qty: string; readonly oldQty: string; readonly availQty: string; readonly lever: string | number; readonly fee: string; readonly adl: string; readonly liqPx: string; readonly mgn: string; readonly im: string; readonly mm: string; readonly upl: string; readonly uplRatio: string; readonly fPnl?: string; readonly pnl: string; readonly fFee?: string; readonly markPx: string; readonly mgnRatio: string; readonly state: "NORMAL" | "LIQ" | "ADL"; readonly cTime: number; readonly uTime: number; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "positions"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "positions"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly orders: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("orders")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("orders")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "orders"; readonly data: readonly ({ readonly symbol: string; readonly side: "BUY" | "SELL"; readonly type: "MARKET" | "LIMIT" | "LIMIT_MAKER"; readonly mgnMode: "CROSS" | "ISOLATED"; readonly timeInForce: "GTC" | "IOC" | "FOK"; readonly clOrdId: string; readonly sz: string; readonly px: string; readonly reduceOnly: boolean; readonly posSide: "LONG" | "SHORT" | "BOTH"; readonly ordId: string; readonly role?: "MAKER" | "TAKER"; readonly state: "NEW" | "PARTIALLY_FILLED" | "FILLED" | "PARTIALLY_CANCELED" | "CANCELED"; readonly cancelReason?: string; readonly source: string; readonly avgPx: string; readonly execQty: string; readonly execAmt: string; readonly feeCcy: V3FuturesCurrencyOrEmpty; readonly feeAmt: string; readonly deductCcy: V3FuturesCurrencyOrEmpty; readonly deductAmt: string; readonly cTime: number; readonly uTime: number; readonly actType?: string; readonly qCcy?: string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "orders"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "orders"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly trade: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("trade")[]; readonly symbols: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("trade")[]; readonly symbols: readonly (string)[] }; readonly received: { readonly channel: "trade"; readonly data: readonly ({ readonly symbol: string; readonly side: "BUY" | "SELL"; readonly ordId: string; readonly clOrdId: string; readonly role: "MAKER" | "TAKER"; readonly trdId: string; readonly feeCcy: string; readonly feeAmt: string; readonly deductCcy: V3FuturesCurrencyOrEmpty; readonly deductAmt: string; readonly type: "TRADE" | "LIQUID" | "ADL" | "DELIVERY"; readonly fpx: string; readonly fqty: string; readonly uTime: number | string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "trade"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "trade"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
    readonly account: { readonly sent: { readonly event: "subscribe"; readonly channel: readonly ("account")[]; readonly symbols?: readonly (string)[] } | { readonly event: "unsubscribe"; readonly channel: readonly ("account")[]; readonly symbols?: readonly (string)[] }; readonly received: { readonly channel: "account"; readonly data: readonly ({ readonly state: string; readonly eq: string; readonly isoEq: string; readonly im: string; readonly mm: string; readonly mmr: string; readonly upl: string; readonly availMgn: string; readonly details: readonly ({ readonly ccy: string; readonly eq: string; readonly isoEq: string; readonly avail: string; readonly upl: string; readonly isoAvail: string; readonly isoHold: string; readonly isoUpl: string; readonly im: string; readonly imr?: string; readonly mm: string; readonly mmr: string; readonly cTime: number | string; readonly uTime: number | string })[]; readonly cTime: number | string; readonly uTime: number | string; readonly ts: number })[] }; readonly reply: { readonly event: "subscribe"; readonly channel: "account"; readonly symbols?: readonly (string)[] } | { readonly event: string; readonly channel: "account"; readonly symbols?: readonly (string)[] } | V3FuturesErrorFrame }
  }
}

export interface Apis {
  readonly spot: Spot
  readonly futures: Futures
  readonly "v3-futures": V3Futures
}
