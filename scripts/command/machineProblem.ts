/** Problem and advice for each error code of the machine. */
const problems: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOSPC: ['There is no space left on the disk', 'Free some and run the command again.'],
  EDQUOT: ['The disk quota is used up', 'Free some space and run the command again.'],
  EROFS: ['The disk is read-only', 'Name another folder, or mount it so that it can be written.'],
  EACCES: ['Permission denied', 'Name another folder, or run as a user that may write there.'],
  EPERM: ['The operation is not permitted', 'Name another folder, or run as a user that may write there.'],
  EBUSY: ['The folder is in use and cannot be replaced', 'If it is a mount point, name a folder inside it.'],
  EXDEV: ['The folder cannot be replaced across disks', 'Name a folder whose parent is on the same disk.'],
  EFBIG: ['The file is larger than this user may write', 'Raise the limit of file sizes (ulimit -f).'],
  EIO: ['The disk does not answer as it should', 'Check the disk and run the command again.'],
  EMFILE: ['Too many files are open', 'Raise the limit of open files (ulimit -n) and run the command again.'],
  ENOTDIR: ['A part of the path is a file', 'Name a folder, or move the file away.'],
}

interface SystemError {
  readonly code?: unknown
  readonly path?: unknown
  /** Target of a copy; `path` is its source. */
  readonly dest?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

/**
 * The message for an error of the machine, such as a full disk, or for its cause, with the state of the work. Undefined for
 * other errors.
 */
export function machineProblem(
  error: unknown,
  outcome = 'What was published before is as it was.',
): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, path, dest, message, cause }: SystemError = error
  const found = typeof code === 'string' && Object.hasOwn(problems, code) ? problems[code] : undefined
  if (!found) return machineProblem(cause, outcome)
  const [what, hint] = found
  return `${what}: ${String(dest ?? path ?? message)} (${String(code)}).\n${hint} ${outcome}`
}
