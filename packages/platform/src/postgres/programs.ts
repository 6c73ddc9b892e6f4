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

/** Runs the programs in `binaries`, as somebody else if told so, behind a command that changes the surroundings if given. */
export function programs(
  binaries: string,
  { identity, behind = [] }: { identity?: Identity; behind?: readonly string[] } = {},
): Run {
  return (program, args) => {
    const [command = '', ...rest] = [...behind, join(binaries, 'bin', program), ...args]
    return spawn(command, rest, { ...options, ...identity })
  }
}

/** Whether that user can run our binaries and enter the data directory. */
export function reaches(identity: Identity, { binaries, dataDir }: { binaries: string; dataDir: string }): boolean {
  const probe = spawnSync('test', ['-x', dataDir, '-a', '-x', join(binaries, 'bin', 'postgres')], {
    ...identity,
    cwd: '/',
  })
  return probe.status === 0
}
