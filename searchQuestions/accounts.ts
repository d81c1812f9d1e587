import { answers } from './answers.ts'

/** What readers ask of accounts and transfers. */
export const accountsQuestions = [
  answers(
    '/spot/api/private/account#getAccountBalances',
    'how much do I have, my coins, free and locked funds, available funds, holdings, portfolio, wallet balance, spot balance, frozen by orders, USDT in my account, do I have enough, locked in open orders, funds on hold, how much can I spend, hold of an order, fetchBalance, account information, which coins do I own, cash left for trading, reserved by limit orders, tokens that I hold, money left after buying, balance of every coin, how many BTC do I own, why is part of my balance not available, free amount and amount in orders, difference between available and hold, USDT stuck as hold',
    '我有多少币, 可用余额, 冻结金额, 现货余额, 账户资产, 钱包余额, 账户里有多少 USDT, 查资产, 挂单冻结, 冻结了多少, 委托占用的资金, 还能用多少, 我持有哪些币, 每个币的数量, 持币数量, 可以动用的钱, 钱被挂单锁住, 账户剩多少 U, 币的库存, 资产列表, 被占用的余额, 为什么有一部分余额用不了, 手上有什么币, available 和 hold 的区别, U 被冻结',
  ),
  answers(
    '/spot/api/private/account#getAccountBalancesById',
    'balance of one account by its id, funds of a given account number',
    '按账户 ID 查余额, 单个账户余额, 指定账户的资产, 用 accountId 查余额',
  ),
  answers(
    '/v3/futures/api/account/balance',
    'how much margin is left, available margin, equity, futures wallet, futures account value, unrealised profit of the account, total USDT in futures, margin that is left, free margin, can I open more, collateral left, cash in the perpetual account, initial margin in use, maintenance margin of the whole account, totalMarginBalance, availableBalance of futures, frozen by futures orders',
    '可用保证金, 账户权益, 合约余额, 合约资产, 还能开多少, 合约账户有多少钱, 总未实现盈亏, 剩余保证金, 保证金还剩多少, 合约里有多少钱, 合约净值, 占用保证金, 合约挂单冻结, 合约账户盈亏, 账户维持保证金, 钱够不够开仓, 合约钱包, U 本位余额, 合约可用资金, 合约本金, 合约账户风险, 合约账户有多少 USDT',
  ),
  answers(
    '/spot/api/private/account#getAccounts',
    'account id, my accounts, which account types do I have, where do I find accountId, is my account active, number of my account, list of accounts, state of my account',
    '账户 ID, 我的账户, 账户类型, accountId 从哪里拿, 账户号, 账户状态是否正常, 有几个账户, 账户编号在哪看',
  ),
  answers(
    '/spot/#accounts /faq#transfer',
    'do spot and futures share funds, unified account, separate wallets, one wallet or two, is futures money separate',
    '统一账户, 现货和合约资金共用吗, 账户是分开的吗, 现货合约是不是一个钱包, 资金互通',
  ),
  answers(
    '/spot/api/private/account#getAccountActivity',
    'airdrop, rebate, commission, referral, correction, staking rewards, account history, why did my spot balance change, where did these coins come from, unexplained credit, bonus, free tokens, debit correction, coin swap entries, ledger of spot, affiliate income, coins that I did not buy, earned from referrals',
    '空投, 返佣, 返利, 奖励, 账户变动记录, 现货余额为什么变了, 莫名多出的币, 赠币, 糖果, 质押收益, 邀请返佣, 现货流水, 余额多了一笔, 资产更正, 换币记录, 这些币哪来的, 拉人返佣',
  ),
  answers(
    '/v3/futures/api/account/bills',
    'funding that I paid or received, how much funding did I pay, funding paid last week, funding payments, funding fee history, fees paid, realised profit, income history, cash flow, ledger, why did my balance change, total funding so far, profit of a day, profit and loss report, getIncome, fetchLedger, why did my futures balance drop, where did my margin go, money in and out of futures, deductions from the futures account, transaction log, sum of fees this month, daily income, did I receive funding',
    '资金费用扣款, 资金费收支, 付了多少资金费, 上周的资金费, 资金费记录, 手续费支出, 已实现盈亏, 收支明细, 资金流水, 余额为什么变了, 一共付了多少资金费, 扣了多少手续费, 每天的盈亏, 盈亏统计, 上周付的资金费, 合约扣费明细, 合约钱少了, 保证金为什么少了, 资金费收入, 扣款记录, 合约账户变动, 流水类型, 每日收益, 持仓成本扣了多少, 合约收支统计',
  ),
  answers(
    '/spot/api/private/account#transferBetweenAccounts /faq#transfer',
    'transfer, transfer between spot and futures, move money, move USDT from spot to futures, fund the futures account, from futures back to spot, internal transfer, send USDT to the futures account, put money into futures, top up futures, move money back from futures, deposit into the futures wallet, universal transfer, shift collateral, bring profits back to spot, how do I get margin for perpetuals, fromAccount toAccount, wallet to wallet, take money out of futures, move my USDT to the contract account, my futures account is empty',
    '现货转合约, 合约转现货, 转回现货, 资金互转, 内部划转, 给合约账户充钱, 把钱转到合约, 合约账户入金, 往合约转钱, 利润转回现货, 合约的钱转回来, 资金划到永续, 合约账户没钱, 给合约补钱, 合约提到现货, 币币账户转合约, 把 U 转到永续, 利润提出来, 转入合约, 转出合约, 账户之间转',
  ),
  answers(
    '/spot/api/private/account#getAccountTransfers',
    'transfer history, past transfers, list of transfers between accounts, fetchTransfers, log of internal transfers, moves between wallets last month',
    '划转记录, 划转历史, 转账记录, 内部转账历史, 转过几次, 合约划转明细, 什么时候转的, 上个月的划转',
  ),
  answers(
    '/spot/api/private/account#getAccountTransferById',
    'status of a transfer, did my transfer succeed, did the money arrive in futures, transfer pending, look up a transferId, is my transfer complete, transfer not showing in futures',
    '划转状态, 划转是否成功, 转账到了没有, 按 transferId 查, 划转到账了吗, 划转处理中, 转了没到合约',
  ),
  answers(
    '/spot/api/private/account#getFeeInfo /faq#fees /spot/trading-rules#fees',
    'my fee rate, maker taker fee, trading commission, VIP level, fee tier, how much does a trade cost, what do I pay, what does a taker pay, lower my fees, fee schedule, fetchTradingFee, tradeFee, pairs without a fee, volume of 30 days, basis points per trade, percentage taken of a trade, cheaper as a maker, cost of buying and selling',
    '我的费率, 挂单吃单费率, 费率等级, VIP 等级, 手续费打折, 交易费用多少, 吃单手续费, 交易成本, 手续费怎么收, 怎么降低手续费, 收费标准, 佣金, 万分之几, 交易抽成, 我是 VIP 几, 三十天交易量, 零手续费交易对, 手续费比例, 买卖扣多少, 挂单便宜吗, 手续费太高',
  ),
  answers(
    '/spot/api/private/account#getFeeInfo /spot/trading-rules#fees',
    'TRX discount, pay fees in TRX, fee discount, is the TRX deduction on, special fee rates of a symbol',
    'TRX 抵扣, 用 TRX 付手续费, 手续费折扣, TRX 抵扣开了吗, 特殊费率交易对',
  ),
  answers(
    '/spot/api/private/account#getInterestHistory',
    'interest that I paid, cost of a loan, borrow interest charged, interest records, interest of my margin account, accrued interest, what did leverage on spot cost me, interest paid last month, list of interest charges',
    '利息记录, 已扣利息, 借币利息, 借款成本, 要还多少利息, 扣了多少利息, 利息流水, 计息记录, 杠杆利息明细, 上个月付的利息, 借钱花了多少',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccounts /faq#subaccounts',
    'list of subaccounts, my sub accounts, master and sub account, key for a subaccount, do subaccounts work, which subaccounts exist, child accounts, one account for each strategy, external id of a subaccount, id of my sub account, primary account, several accounts under one login, sub users',
    '子账户列表, 子账号有哪些, 母账户, 子账户的 API key, 能用子账户吗, 有哪些子账户, 分账户, 每个策略一个账户, 子账户 ID, 主账号, 多账户管理, 子账户权限, 子账户怎么开通',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountBalances /spot/api/private/subaccount#getSubaccountBalancesById',
    'money in subaccounts, balance of all sub accounts, money of each subaccount, how much is in my subaccounts, total over all sub accounts, futures equity of a subaccount, check the funds of a child account, master reads balances of the group',
    '子账户余额, 子账户资产, 查子账号的币, 各子账户有多少钱, 每个子账户的资产, 汇总子账户, 子账户合约权益, 主账户看子账户资金, 下面账户的余额, 某个子账户还剩多少',
  ),
  answers(
    '/spot/api/private/subaccount#transferBetweenSubaccounts',
    'move funds to a subaccount, transfer from master to sub account, send funds to a subaccount, from one subaccount to another, collect profits from sub accounts, sweep funds to the main account, allocate capital, fund a sub account, send money back to the primary account, distribute funds over strategies, move coins from one sub account to another, take money out of a sub account',
    '转给子账户, 母子账户划转, 子账户互转, 给子账户打钱, 子账户之间转, 资金归集, 归集到主账户, 分配资金给子账户, 子账户转回母账户, 下发资金, 调拨, 子账号的钱收回来, 母账号给子账号转钱',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountTransfers /spot/api/private/subaccount#getSubaccountTransferById',
    'history of subaccount transfers, status of a subaccount transfer, did the subaccount receive the money',
    '子账户划转记录, 子账户划转状态, 子账户收到钱没有, 归集记录, 母子账户转账明细',
  ),
]
