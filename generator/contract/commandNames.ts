/** Names of the engine's own commands, which no plug-in can take. */
export const commandNames: readonly string[] = [
  ...['init', 'build', 'dev', 'preview', 'start', 'validate', 'test', 'generate', 'diff', 'new', 'report', 'i18n'],
  ...['fetch', 'search', 'search:push', 'version:cut', 'mock', 'pack:offline', 'mcp', 'nginx', 'drift'],
]
