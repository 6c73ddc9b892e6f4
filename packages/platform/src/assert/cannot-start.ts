/** A reason to stop at start-up that the person at the terminal can act on; printed as it is, without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EROFS: 'the file system is read-only',
}

/** Turns an error of the file system into a reason; leaves every other error as it is. */
export function explainFileError(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const reason = reasons[String(error.code)]
  return reason === undefined ? error : new CannotStart(`cannot write to ${path}: ${reason}`, { cause: error })
}
