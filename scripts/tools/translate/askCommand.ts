import { spawn } from 'node:child_process'

export interface CommandResult {
  readonly output: string
  /** The failure of the command, if any. */
  readonly failure?: string
}

/** Runs a command in a shell, writes a text to it and reads its output. Its error output is shown. */
export function askCommand(command: string, input: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    // A command may answer without having read to the end.
    child.stdin.on('error', () => {})
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (failure?: string) =>
      resolve({ output: Buffer.concat(chunks).toString(), ...(failure === undefined ? {} : { failure }) })
    child.on('error', (error) => end(error.message))
    child.on('close', (code, signal) => end(code === 0 ? undefined : `it ended with ${code ?? signal}`))
    child.stdin.end(input)
  })
}
