/** The script of the console, as the list of scripts calls it: its file in the engine. */
export const consoleScript = 'site/browser/console/startConsole.tsx'
