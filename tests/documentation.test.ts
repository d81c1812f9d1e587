import { expect, test } from 'vitest'
import { writeDocsProject } from '../scripts/repository/writeDocsProject.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace } from './workspace.ts'

test('the documentation of the engine is a project in which the engine finds nothing wrong', async () => {
  const workspace = await createWorkspace()
  try {
    const project = workspace.newFolder()
    await writeDocsProject(project)
    const { code, stdout } = await runCommand('validate', ['--all', '--project', project])
    expect([code, stdout]).toEqual([0, 'No problems found.\n'])
  } finally {
    await workspace.remove()
  }
})
