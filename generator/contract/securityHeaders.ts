import type { AllowedHost } from './config.ts'

/** Name of the policy by which the site's own scripts may turn text into HTML or into the address of a script. */
export const trustedTypesPolicy = 'exchange-docs'

/** Name of the policy that a script of the project may make, where it loads scripts of other hosts. */
const ownTypesPolicy = 'project'

interface PagePolicyInput {
  /** Hashes of the inline scripts that stand in the page, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Origins of a hosted search, which the page may ask besides its own. */
  readonly hosts: readonly string[]
  /** Other hosts that the project allows, each with its uses. */
  readonly allowed?: readonly AllowedHost[] | undefined
}

/**
 * The Content-Security-Policy of a page: no inline style, no script that the build did not write, no frame, no form, and
 * requests to the site, a hosted search and the hosts of the configuration alone. It protects a pasted key or secret as long
 * as no other script runs, because no policy stops navigation or WebRTC. It stands in the page, because the hashes differ
 * for each page.
 */
export function pagePolicy({ scriptHashes, hosts, allowed = [] }: PagePolicyInput): string {
  const of = (use: AllowedHost['for'][number]) =>
    allowed.filter((host) => host.for.includes(use)).map(({ origin }) => origin)
  const frames = of('frame')
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...of('script')],
    'style-src': ["'self'", ...of('style')],
    // Icons of the style sheet are `data:` addresses.
    'img-src': ["'self'", 'data:', ...of('image')],
    'font-src': ["'self'", ...of('font')],
    'connect-src': ["'self'", ...hosts, ...of('connect')],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': of('script').length > 0 ? [trustedTypesPolicy, ownTypesPolicy] : [trustedTypesPolicy],
  })
}

/** The policy of a page that only leads to another address. */
export const redirectPolicy = directives({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
})

/** Other sites do not learn which page led to them. */
export const referrerPolicy = 'same-origin'

/** Features of browsers that documentation has no use for. No script of a page may ask for them. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers that every answer of a server carries. A browser applies this policy and the page's own, each in full. These are
 * the rules for every file, and `frame-ancestors`, which a page cannot state itself.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': directives({
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': referrerPolicy,
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Headers of a file that is neither page nor script, in place of `securityHeaders`: a browser that opens its address shows
 * the file, and runs and loads nothing in it. An SVG brings its styles, pictures and fonts along. Browsers may refuse a
 * file with both a sandbox and an opener policy.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': directives({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': ['data:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: [],
  }),
  'Cross-Origin-Opener-Policy': 'unsafe-none',
}

function directives(sources: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
}
