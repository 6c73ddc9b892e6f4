import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

export type Run = (program: 'initdb' | 'postgres', args: readonly string[]) => ChildProcess

export interface Identity {
  readonly uid: number
  readonly gid: number
}

/** Own session: a Ctrl+C at the terminal is for the server alone, which then stops the database in its turn. */
const options: SpawnOptions = {
  detached: true,
  cwd: '/',
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
}

/** Runs the programs in `binaries`, optionally as another user and behind a wrapper command. */
export function programs(
  binaries: string,
  { identity, behind = [] }: { identity?: Identity; behind?: readonly string[] } = {},
): Run {
  return (program, args) => {
    const [command = '', ...rest] = [...behind, join(binaries, 'bin', program), ...args]
    return spawn(command, rest, { ...options, ...identity })
  }
}

/** Whether that user may execute the file or enter the folder. */
export function reaches(identity: Identity, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...identity, cwd: '/' }).status === 0
}
