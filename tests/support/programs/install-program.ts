import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

interface Program {
  /** Where the program is on this machine. */
  readonly find: () => string | undefined
  readonly debianPackage: string
  /** The error message where it cannot be installed. */
  readonly missing: string
}

/** The machine's own program, or else Debian's package, installed when this process may. */
export async function installProgram({ find, debianPackage, missing }: Program): Promise<string> {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...args: string[]) => promisify(execFile)('apt-get', args, { env })
    await aptGet('update')
    await aptGet('install', '-y', '--no-install-recommends', debianPackage)
  }
  const installed = find()
  if (installed) return installed
  throw new Error(missing)
}
