import { createHash } from 'node:crypto'
import { realpath, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '@andon/platform/config'

const longestSocketPath = 100 // 108 on Linux, 104 on macOS, with the final zero

/**
 * One server a data directory. The lock is a listening socket: it disappears with its process however that ends, needs no
 * process number that could be reused, and holds between containers that share the folder.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = await socketPath(directory)
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = createServer((socket) => socket.destroy())
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
      )
      server.listen(path, () => resolve(false))
    })
    if (!taken) {
      server.unref()
      if (attempt > 0) await refuseIfReplaced(path)
      return () => new Promise((resolve) => server.close(() => resolve()))
    }
    if (await isListening(path)) break
    await rm(path, { force: true }) // its holder was killed
  }
  throw new CannotStart(
    `another Andon server is using ${directory}: stop it first, or set DATA_DIR to a folder of its own`,
  )
}

async function socketPath(directory: string): Promise<string> {
  const real = await realpath(directory)
  const name = createHash('sha256').update(real).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\andon-${name}`
  const path = join(real, 'lock')
  return path.length <= longestSocketPath ? path : join(tmpdir(), `andon-${name}.lock`)
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Two servers that start at once may both find a stale lock; the second to bind wins, and the first notices here. */
async function refuseIfReplaced(path: string): Promise<void> {
  const mine = await stat(path)
  await sleep(50)
  const now = await stat(path).catch(() => undefined)
  if (now?.ino !== mine.ino) throw new CannotStart(`another Andon server is starting with the same data directory`)
}
