import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Identity, programs, type Run, reaches } from './programs.ts'
import { isStaged, stage } from './stage.ts'

/** How the PostgreSQL programs are run on this machine, and where their cluster lies. */
export interface Runner {
  readonly cluster: string
  /** Whose files the cluster's must be, when that is not the user we run as. */
  readonly owner?: Identity
  readonly run: Run
}

interface Place {
  readonly binaries: string
  readonly dataDir: string
}

/**
 * PostgreSQL refuses to run as root. As root we therefore start it, in this order of preference: in a user namespace of its own, in which
 * root's files belong to an ordinary user (nothing to create, and works below a folder that only root may enter); as the user who owns the
 * data directory; as a system user created here, with files that user cannot reach copied elsewhere.
 */
export async function chooseRunner(place: Place): Promise<Runner> {
  const cluster = join(place.dataDir, 'cluster')
  const direct = { cluster, run: programs(place.binaries) }
  if (process.getuid?.() !== 0) return direct
  const owner = await stat(place.dataDir)
  if (owner.uid !== 0) {
    const identity = { uid: owner.uid, gid: owner.gid }
    const reachable = reaches(identity, place.dataDir) && reaches(identity, join(place.binaries, 'bin', 'postgres'))
    if (reachable) return { cluster, owner: identity, run: programs(place.binaries, { identity }) }
  }
  if (await isStaged(place.dataDir)) return stage(place)
  return (await namespace(place)) ?? stage(place)
}

async function namespace({ binaries, dataDir }: Place): Promise<Runner | undefined> {
  if (process.platform !== 'linux') return undefined
  const uid = await anyOrdinaryUser()
  const prefix = [`--map-user=${uid}`, `--map-group=${uid}`, '--']
  const probe = spawnSync('unshare', [...prefix, 'test', '-w', dataDir, '-a', '-x', join(binaries, 'bin', 'postgres')])
  if (probe.status !== 0) return undefined
  return { cluster: join(dataDir, 'cluster'), run: programs(binaries, { behind: ['unshare', ...prefix] }) }
}

/** initdb looks its user up by number, so the number must exist on this machine. */
async function anyOrdinaryUser(): Promise<number> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines.map((line) => Number(line.split(':')[2])).find((uid) => uid > 0) ?? 1
}
