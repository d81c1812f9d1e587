export { isAllowedHost, isAllowedOrigin, loopback, unknownHost } from './allowedHost.ts'
export { limitConnections, requestLimits } from './limits.ts'
export { acceptOverIpv6, addressOf, type ListenAddress, listen } from './listen.ts'
export { readBody } from './readBody.ts'
