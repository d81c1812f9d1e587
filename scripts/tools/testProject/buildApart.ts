import { execFile } from 'node:child_process'
import type { Diagnostic, Project } from '../../../generator/index.ts'
import { scriptBeside } from '../../command/commandLine.ts'
import type { Tested } from './builtProject.ts'
import { configFileOf } from './configFileOf.ts'

/** Builds the site of a project into a folder, in a process of its own: it prints, and keeps memory. */
export function buildApart(project: Project, out: string): Promise<Tested> {
  const { root } = project
  const forgiving = project.kind === 'project' && project.forgivesSpecs ? ['--forgive-specs'] : []
  const flags = ['--project', root, '--out', out, '--compress', 'none', ...forgiving]
  const command = [...process.execArgv, scriptBeside('build'), ...flags]
  const options = { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((done) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      const causes = stderr.replaceAll(/^(?:\d+\.\d s {2}| +at ).*\n/gm, '').trim()
      // Each page that fails prints the same cause.
      const message = [...new Set((causes === '' ? stdout.trim() : causes).split('\n'))].join('\n')
      const problem: Diagnostic = {
        ...{ code: 'build-failed', severity: 'error', message: message.slice(0, 900), hint: 'Run `npm run build`.' },
        ...{ file: configFileOf(root), line: 1, column: 1 },
      }
      done({ cases: [{ name: 'build', diagnostics: error ? [problem] : [] }], skipped: [] })
    })
  })
}
