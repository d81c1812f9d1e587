/** Licences that a package of the production tree may have, each with the reason. */
export const allowedLicenses: Readonly<Record<string, string>> = {
  '0BSD': 'permissive, asks for nothing',
  'Apache-2.0': 'permissive, with a grant of patents',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  ISC: 'permissive',
  MIT: 'permissive',
  'MIT AND Apache-2.0': 'permissive: code and dictionaries have one each',
  'OFL-1.1': 'fonts: free to draw pictures with; only selling them by themselves is forbidden',
  'PSF-2.0': 'permissive: the licence of Python',
  'Python-2.0': 'permissive: the licence of Python',
}

/** Packages that may have another licence, or that name none where it is looked for. */
export const exceptions: Readonly<Record<string, { readonly license: string; readonly reason: string }>> = {
  'caniuse-lite': { license: 'CC-BY-4.0', reason: 'data on browsers that building asks; nothing of it is published' },
  format: { license: 'MIT', reason: 'its package.json names it in an older form, which the lock file leaves out' },
  lightningcss: { license: 'MPL-2.0', reason: 'a program that building runs, unchanged; nothing of it is published' },
}
