import { answers } from './answers.ts'

/** What readers ask of API keys. */
export const keysQuestions = [
  answers(
    '/#key-safety /faq#lost-secret',
    'key leaked, stolen key, rotate a key, keep a secret safe, revoke a key, lost secret, my key was stolen, forgot my secret, key posted on github, credentials exposed, someone else uses my key, hacked, deactivate a key, secret is shown only once, see my secret again, where should I store a key, delete an old key, disable a key at once',
    '密钥泄露, 密钥被盗, 换密钥, 密钥安全, 密钥丢了, 吊销密钥, 忘记 secret, key 泄露了怎么办, secret 忘了, key 被人用了, 密钥传到 github, 盗用, 停用 key, 删除 key, 看不到 secret 了, secret 只显示一次, key 存哪里安全, 密钥怎么保管, 重新生成 secret, 黑客',
  ),
  answers(
    '/#key-safety',
    'one key for each bot, separate keys for services, safest settings of a key, share one key between bots, is it wise to grant withdrawals',
    '一个机器人一个 key, key 怎么设置最安全, 几个机器人共用一个 key, 要不要开提现权限',
  ),
  answers(
    '/spot/api/#change-keys',
    'rotate keys, replace a key, check a new key, test permissions of a key, swap keys without downtime, key rollover, is my new key ready, program that tests a key, what may my key do, renew a key, manage keys by API',
    '轮换密钥, 更换 API key, 检查新密钥, 测试权限, 更换密钥不中断, 验证新 key, 测 key 能不能交易, 程序检查 key, 用接口管理密钥, 定期换 key',
  ),
  answers(
    '/faq#get-key',
    'create an API key, get an API key, where do I get a key, apply for a key, api key page, generate a key and secret, does a spot key work for futures, one key for spot and futures, sign up for API access, obtain credentials, API management page, is a passphrase needed, activate the API, verify the account before a key, get my first key, key settings on the website',
    '申请 API key, 创建密钥, 在哪里开通 API, 获取 apikey, 生成 key 和 secret, 在哪建 key, 现货的 key 能用于合约吗, key 通用吗, 同一个 key, 怎么拿 key, API 管理页面, 注册 API, 要不要 passphrase, 一个 key 两个市场, 申请接口权限, 开启 API 功能',
  ),
  answers(
    '/faq#key-permissions /spot/api/#permissions /v3/futures/api/#permissions',
    'key may not trade, enable trading for a key, enable withdrawals, read only key, scope of a key, permission denied, which permission does a call need, permission to withdraw, switch on trading, key can only read, why may my key not trade, 403, not allowed, cannot trade with my key, enable futures for a key, grant rights, tick the box for trading, rights of a bot, no permission to place an order, withdraw permission is off, key reads but cannot order, key works on spot but not on futures',
    '开通交易权限, 开通提现权限, 只读 key, 权限不足, 没有权限, 需要什么权限, key 权限, 要开哪些权限, 提币权限, key 只能读, 为什么不能下单, 403, 不允许, 开启合约权限, 勾选交易, 权限设置, 下单提示无权限, 没开权限, 交易权限在哪开, 授权交易, 机器人需要什么权限, 打开交易功能, 现货能用合约不能用, 新建的 key 下不了单',
  ),
  answers(
    '/spot/api/#permissions',
    'permission for a transfer between accounts, permission to create a deposit address, permission of each spot call',
    '划转需要什么权限, 子账户划转权限, 各接口的权限',
  ),
  answers(
    '/faq#ip-binding',
    'IP whitelist, restrict a key to an address, allow list, trusted IP, dynamic IP, restrict a key to my server, fixed IP, my IP changed, several addresses for one key, refused from another server, moved to a new server, cloud function without a fixed address, home connection changes its address, should I bind, add a second address, static address, key without IP restriction',
    'IP 白名单, 绑定 IP, 限制 IP, 动态 IP, 只允许我的服务器, 固定 IP, 换服务器后不能用, IP 变了, 多个 IP, 家里宽带 IP 会变, 要不要绑 IP, 不绑 IP 行吗, 再加一个 IP, 云函数没有固定 IP, 别的机器调不通',
  ),
  answers(
    '/faq#withdrawals',
    '2FA, two factor, e-mail confirmation of a withdrawal, google authenticator, withdraw without confirmation, confirm a withdrawal, does a withdrawal need an e-mail, OTP, SMS code, automatic withdrawals, unattended payouts, security check of a withdrawal',
    '谷歌验证, 二次验证, 邮箱确认, 提币验证, 提现要不要验证, 提现要不要邮箱验证, 提币需要确认吗, 自动提币, 短信验证码, 程序提币, 提币安全验证, 机器人自动提现, 免验证提现',
  ),
]
