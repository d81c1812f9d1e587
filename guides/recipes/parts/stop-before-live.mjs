const isTest = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(API_URL).hostname)
if (!isTest && !process.argv.includes('--live'))
  fail(`Not sent: ${ACTION} (trade) acts on your account at ${API_URL}. Add --live to send it.`)
