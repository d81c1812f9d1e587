/** Prose of a spec that would run, load or hide something if it were taken for more than text. */
export const hostileProse = [
  '<script>steal()</script>',
  '',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it has to look like one
  '{process.exit(1)} and {{}} and ${x}',
  '',
  "import x from 'node:fs'",
  '',
  'export const y = 1',
  '',
  '<img src=x onerror=alert(1)> [link](javascript:alert(1)) ![image](data:text/html,x)',
  '',
  '<div><style>body{display:none}</style>',
].join('\n')
