import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart, explainFileError } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'
import { findBinaries } from './binaries.ts'
import { ensureDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { firstBoot, refuseOtherVersion } from './first-boot.ts'
import { keepRunning } from './keep-running.ts'
import { clearLeftover } from './leftover.ts'
import { choosePort } from './port.ts'
import { startPostmaster } from './postmaster.ts'
import { chooseRunner } from './runner.ts'

const leastFreeMegabytes = 100 // what a first boot takes, and the least a recovery may need

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  readonly log: Log
  /** Off only where the data may be lost with the machine: tests and benchmarks of our own work. */
  readonly fsync?: boolean
  /** Default: the port of the last start, else a free one. */
  readonly port?: number
  /** Called when the database has crashed so often that it is not restarted. */
  readonly onDeath?: (reason: string) => void
}

export interface EmbeddedPostgres {
  /** Connection of the owner, `postgres://andon:…@127.0.0.1:<port>/andon`. A secret. */
  readonly url: string
  /** Ends open transactions, flushes everything to disk, and returns when the process has exited. */
  stop(): Promise<void>
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, fsync = true } = options
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await refuseFullDisk(dataDir)
    const unlock = await lockDirectory(dataDir)
    try {
      const runner = await chooseRunner({ binaries: await findBinaries(), dataDir })
      await refuseOtherVersion(runner.cluster)
      const password = await firstBoot({ runner, dataDir, fsync, log })
      await clearLeftover(runner.cluster, log)
      const port = options.port ?? (await choosePort(join(dataDir, 'port')))
      let isFirst = true
      const postmaster = await keepRunning({
        start: async (died) => {
          if (!isFirst) await clearLeftover(runner.cluster, log)
          isFirst = false
          return startPostmaster({ runner, port, fsync, log, onDeath: died })
        },
        isDiskFull: async () =>
          (await freeMegabytes(runner.cluster).catch(() => leastFreeMegabytes)) < leastFreeMegabytes,
        log,
        onGivenUp: options.onDeath,
      })
      const server = `postgres://andon:${password}@127.0.0.1:${port}`
      const stop = async () => {
        await postmaster.stop()
        await unlock()
      }
      await ensureDatabase(server, 'andon').catch(async (error) => {
        await postmaster.stop()
        throw error
      })
      return { url: `${server}/andon`, stop }
    } catch (error) {
      await unlock()
      throw error
    }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

async function refuseFullDisk(dataDir: string): Promise<void> {
  const free = await freeMegabytes(dataDir)
  if (free < leastFreeMegabytes)
    throw new CannotStart(
      `the disk is full: ${free} MB are free at ${dataDir}, and the database needs ${leastFreeMegabytes}`,
    )
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / 1e6)
}
