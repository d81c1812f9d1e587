import { answers } from './answers.ts'

/** What readers ask of accounts and transfers. */
export const accountsQuestions = [
  answers(
    '/spot/api/private/account#getAccountBalances',
    'how much do I have, my coins, free and locked funds, available funds, holdings, portfolio, wallet balance, spot balance, frozen by orders, USDT in my account, do I have enough, locked in open orders, funds on hold, how much can I spend, hold of an order',
    '我有多少币, 可用余额, 冻结金额, 现货余额, 账户资产, 钱包余额, 账户里有多少 USDT, 查资产, 挂单冻结, 冻结了多少, 委托占用的资金, 还能用多少',
  ),
  answers(
    '/spot/api/private/account#getAccountBalancesById',
    'balance of one account by its id',
    '按账户 ID 查余额, 单个账户余额',
  ),
  answers(
    '/v3/futures/api/account/balance',
    'how much margin is left, available margin, equity, futures wallet, futures account value, unrealised profit of the account, total USDT in futures, margin that is left, free margin, can I open more',
    '可用保证金, 账户权益, 合约余额, 合约资产, 还能开多少, 合约账户有多少钱, 总未实现盈亏, 剩余保证金, 保证金还剩多少, 合约里有多少钱',
  ),
  answers(
    '/spot/api/private/account#getAccounts',
    'account id, my accounts, which account types do I have, where do I find accountId',
    '账户 ID, 我的账户, 账户类型, accountId 从哪里拿, 账户号',
  ),
  answers(
    '/spot/api/private/account#getAccountActivity',
    'airdrop, rebate, commission, referral, correction, staking rewards, account history, why did my spot balance change',
    '空投, 返佣, 返利, 奖励, 账户变动记录, 现货余额为什么变了',
  ),
  answers(
    '/v3/futures/api/account/bills',
    'funding that I paid or received, how much funding did I pay, funding paid last week, funding payments, funding fee history, fees paid, realised profit, income history, cash flow, ledger, why did my balance change, total funding so far, profit of a day, profit and loss report',
    '资金费用扣款, 资金费收支, 付了多少资金费, 上周的资金费, 资金费记录, 手续费支出, 已实现盈亏, 收支明细, 资金流水, 余额为什么变了, 一共付了多少资金费, 扣了多少手续费, 每天的盈亏, 盈亏统计, 上周付的资金费',
  ),
  answers(
    '/spot/api/private/account#transferBetweenAccounts /faq#transfer',
    'transfer, transfer between spot and futures, move money, move USDT from spot to futures, fund the futures account, from futures back to spot, internal transfer, send USDT to the futures account, put money into futures, top up futures, move money back from futures',
    '现货转合约, 合约转现货, 转回现货, 资金互转, 内部划转, 给合约账户充钱, 把钱转到合约, 合约账户入金, 往合约转钱, 利润转回现货, 合约的钱转回来',
  ),
  answers(
    '/spot/api/private/account#getAccountTransfers',
    'transfer history, past transfers, list of transfers between accounts',
    '划转记录, 划转历史, 转账记录',
  ),
  answers(
    '/spot/api/private/account#getAccountTransferById',
    'status of a transfer, did my transfer succeed',
    '划转状态, 划转是否成功',
  ),
  answers(
    '/spot/api/private/account#getFeeInfo /faq#fees /spot/trading-rules#fees',
    'my fee rate, maker taker fee, trading commission, VIP level, fee tier, how much does a trade cost, what do I pay, what does a taker pay, lower my fees, fee schedule',
    '我的费率, 挂单吃单费率, 费率等级, VIP 等级, 手续费打折, 交易费用多少, 吃单手续费, 交易成本, 手续费怎么收, 怎么降低手续费, 收费标准',
  ),
  answers(
    '/spot/api/private/account#getFeeInfo /spot/trading-rules#fees',
    'TRX discount, pay fees in TRX, fee discount',
    'TRX 抵扣, 用 TRX 付手续费, 手续费折扣',
  ),
  answers(
    '/spot/api/private/account#getInterestHistory',
    'interest that I paid, cost of a loan, borrow interest charged, interest records, interest of my margin account',
    '利息记录, 已扣利息, 借币利息, 借款成本, 要还多少利息, 扣了多少利息',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccounts /faq#subaccounts',
    'list of subaccounts, my sub accounts, master and sub account, key for a subaccount, do subaccounts work, which subaccounts exist',
    '子账户列表, 子账号有哪些, 母账户, 子账户的 API key, 能用子账户吗, 有哪些子账户',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountBalances /spot/api/private/subaccount#getSubaccountBalancesById',
    'money in subaccounts, balance of all sub accounts, money of each subaccount, how much is in my subaccounts',
    '子账户余额, 子账户资产, 查子账号的币, 各子账户有多少钱, 每个子账户的资产',
  ),
  answers(
    '/spot/api/private/subaccount#transferBetweenSubaccounts',
    'move funds to a subaccount, transfer from master to sub account, send funds to a subaccount, from one subaccount to another',
    '转给子账户, 母子账户划转, 子账户互转, 给子账户打钱, 子账户之间转',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountTransfers /spot/api/private/subaccount#getSubaccountTransferById',
    'history of subaccount transfers, status of a subaccount transfer',
    '子账户划转记录, 子账户划转状态',
  ),
]
