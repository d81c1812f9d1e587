import { answers } from './answers.ts'

/** What readers ask of the tables of symbols and currencies. */
export const symbolsQuestions = [
  answers(
    '/v3/futures/api/market/get-all-product-info',
    'list of contracts, all contracts, which contracts exist, exchangeInfo, contract specification, fetchMarkets of futures, instruments-info, public/instruments, new contracts, how many perps are listed, ctVal of all contracts',
    '合约列表, 所有合约, 支持哪些合约, 全部合约信息, 新上合约, 上了多少合约',
  ),
  answers(
    '/v3/futures/api/market/get-product-info',
    'contract specification, tick size, lot size, contract value, contract multiplier, minimum size, is a contract tradable, ctVal, price step of a contract, fees of a contract, limits of one perp, round px and sz, status OPEN, max order size of a contract, initial margin rate of a contract, listing time of a contract, smallest price change of a contract, can this perpetual be traded now',
    '合约规格, 合约面值, 合约乘数, 最小变动价位, 最小张数, 合约状态, minSz, 合约下单步长, 合约价格精度, 合约下单精度, 合约最小下单, 单笔最大张数, 合约价格步长, 单个合约信息, 合约上线时间, 合约能不能交易, 合约价格最小变动',
  ),
  answers(
    '/spot/api/public/reference-data#getMarkets /spot/api/public/reference-data#getMarket',
    'all trading pairs, symbol rules, exchangeInfo, which pairs exist, new listings, tick size, lot size, minimum order, is a pair tradable, rules of a pair, can I trade this coin, fetchMarkets, loadMarkets, symbols of the exchange, coin list with pairs, is BTC_USDT trading, min quantity of a pair, newly listed coin, when does a newly listed coin open',
    '所有交易对, 支持哪些币对, 交易对规则, 上新币, 新上线, 最小下单量, 价格精度, 数量精度, 某个币能不能交易, 交易对列表, 币对信息, 上架了没有, 新币什么时候开盘, 下单限制, USDT 交易对有哪些, 所有现货币对, 最小数量, 开盘时间, 新币上线时间',
  ),
  answers(
    '/spot/api/public/reference-data#getCurrencies /spot/api/public/reference-data#getCurrency /spot/api/public/reference-data#getCurrenciesV2 /spot/api/public/reference-data#getCurrencyV2',
    'list of coins, networks of a coin, chains, withdrawal fee of a coin, minimum withdrawal, are deposits open, is the wallet in maintenance, confirmations, is a coin suspended, deposits disabled, fetchCurrencies, capital/config/getall, can I deposit this coin, is withdrawal open, wallet closed, coin info, currency details, is a coin delisted, contract address of a token',
    '币种列表, 支持哪些币, 支持哪些链, 链, 网络, 提币手续费, 最小提币, 能不能充值, 充提是否开放, 钱包维护, 币种暂停充提, 哪些币可以提, 币种信息, 某个币能提吗, 充值关了吗, 提币关闭, 币下架了吗, 合约地址 代币, 币种详情, 充提状态',
  ),
  answers(
    '/spot/api/public/reference-data#getCurrenciesV2 /spot/api/public/reference-data#getCurrencyV2',
    'networks with fee and minimum, chains of a coin with their state, withdrawFee per network, id of a network',
    '各链手续费, 每条链最小提币, 某条链是否开放, 链的代号',
  ),
  answers(
    '/spot/api/public/reference-data#getTimestamp',
    'server clock, exchange time, time sync, epoch, ping the server, fetchTime, offset of my clock, server time milliseconds, GET /timestamp, check that the API is reachable, health check, compare my clock',
    '服务器时间, 校准时间, 对时, 同步时间, 时间差校准, 测试连通, 接口通不通, 健康检查, 对表, 服务器几点',
  ),
  answers(
    '/v3/futures/#symbols',
    'perpetual symbol name, _PERP suffix, status PAUSED CLOSED CANCEL_ONLY, fields to read before a futures order, is a contract open for trading',
    '_PERP 后缀, 合约状态 PAUSED, CANCEL_ONLY 什么意思, 下合约单前要读什么',
  ),
  answers('/spot/symbol#other-names', 'slash in symbols', '带斜杠的币对, 以前的币对名'),
  answers(
    '/spot/currencies#chains',
    'USDTTRON, USDTETH, USDTBSC, code of USDT on Tron, BEP20 code, WBTCETH, plain USDT is Omni, suffix of a currency code, Solana USDT',
    'USDTTRON, USDTETH, 波场 USDT 代码, BEP20 填什么, USDT 默认是哪条链, 币种代码后缀, Solana 链 USDT, 一币多链',
  ),
  answers(
    '/spot/currencies#versions',
    'v1 or v2 of currencies, difference of /currencies and /v2/currencies, includeMultiChainCurrencies',
    'currencies v1 和 v2 区别, /v2/currencies, includeMultiChainCurrencies, 用哪个版本的币种接口, 新旧币种列表',
  ),
  answers(
    '/spot/symbol#reading',
    'how often should I reload symbols, cache symbol rules, where do I read limits, notice a pause while trading',
    '多久刷新交易对, 交易对要缓存吗, 交易对规则从哪读, 规则变了怎么知道',
  ),
  answers(
    '/spot/symbol#fields',
    'meaning of visibleStartTime, tradableStartTime, base and quote, columns of a symbol',
    '交易对字段, tradableStartTime 含义, 基础货币和计价货币',
  ),
  answers(
    '/spot/symbol#trade-limit',
    'meaning of priceScale, is priceScale a step, symbolTradeLimit fields, maxQuantity 0 means, highestBid and lowestAsk of a symbol, scale is a number of decimals',
    'quantityScale 含义, symbolTradeLimit 字段, maxQuantity 为 0, scale 是小数位还是步长',
  ),
  answers(
    '/spot/#symbols /spot/symbol',
    'spot symbol naming, which side is the base, capital letters in symbols',
    '现货币对命名, 现货符号格式',
  ),
  answers(
    '/spot/currencies#fields /spot/currencies#fields-v1',
    'meaning of minConf, walletState, tradingState OFFLINE, address-payment-id',
    'minConf 含义, walletState 含义, tradingState OFFLINE, 钱包状态字段',
  ),
  answers(
    '/spot/currencies#fields /spot/currencies#fields-v2',
    'meaning of networkList, decimals of a network',
    'networkList 字段, depositEnable 含义, minConfirm 含义',
  ),
  answers(
    '/spot/currencies#snapshot',
    'table of common coins, which coins support borrowing, list of networks per coin',
    '常用币种表, 币种支持借贷一览, 各币种网络一览',
  ),
]
