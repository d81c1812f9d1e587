import { answers } from './answers.ts'

/** What readers ask of API keys. */
export const keysQuestions = [
  answers(
    '/#key-safety /faq#lost-secret',
    'key leaked, stolen key, rotate a key, keep a secret safe, revoke a key, lost secret, my key was stolen, forgot my secret',
    '密钥泄露, 密钥被盗, 换密钥, 密钥安全, 密钥丢了, 吊销密钥, 忘记 secret, key 泄露了怎么办, secret 忘了',
  ),
  answers(
    '/spot/api/#change-keys',
    'rotate keys, replace a key, check a new key, test permissions of a key',
    '轮换密钥, 更换 API key, 检查新密钥, 测试权限',
  ),
  answers(
    '/faq#get-key',
    'create an API key, get an API key, where do I get a key, apply for a key, api key page, generate a key and secret, does a spot key work for futures, one key for spot and futures',
    '申请 API key, 创建密钥, 在哪里开通 API, 获取 apikey, 生成 key 和 secret, 在哪建 key, 现货的 key 能用于合约吗, key 通用吗, 同一个 key',
  ),
  answers(
    '/faq#key-permissions /spot/api/#permissions /v3/futures/api/#permissions',
    'key may not trade, enable trading for a key, enable withdrawals, read only key, scope of a key, permission denied, which permission does a call need, permission to withdraw, switch on trading, key can only read, why may my key not trade, 403, not allowed',
    '开通交易权限, 开通提现权限, 只读 key, 权限不足, 没有权限, 需要什么权限, key 权限, 要开哪些权限, 提币权限, key 只能读, 为什么不能下单, 403, 不允许',
  ),
  answers(
    '/faq#ip-binding',
    'IP whitelist, restrict a key to an address, allow list, trusted IP, dynamic IP, restrict a key to my server, fixed IP',
    'IP 白名单, 绑定 IP, 限制 IP, 动态 IP, 只允许我的服务器, 固定 IP',
  ),
  answers(
    '/faq#withdrawals',
    '2FA, two factor, e-mail confirmation of a withdrawal, google authenticator, withdraw without confirmation, confirm a withdrawal, does a withdrawal need an e-mail',
    '谷歌验证, 二次验证, 邮箱确认, 提币验证, 提现要不要验证, 提现要不要邮箱验证, 提币需要确认吗',
  ),
]
