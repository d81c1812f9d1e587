import type { PluginCommand } from '../../schemas/siteConfig.ts'
import commands from './ownCommands.json' with { type: 'json' }

interface OwnCommand extends Omit<PluginCommand, 'run'> {
  /** File in `scripts` that runs it, since it is compiled only then. */
  readonly script: string
}

/** Commands of the engine, whose names no plug-in can take. */
export const ownCommands: readonly OwnCommand[] = commands
