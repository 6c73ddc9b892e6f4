import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../clock/index.ts'

const leftoverMs = 86_400_000

/** Marks the data folder with the node's id. Other nodes that see the file share the folder; a copy of the folder has no markers of today. */
export async function markDataFolder({ dataDir, id }: { dataDir: string; id: string }) {
  const folder = join(dataDir, 'nodes')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (systemClock.now().epochMilliseconds - mtimeMs > leftoverMs) await rm(join(folder, name), { force: true })
  }
  const mark = () => writeFile(join(folder, id), '', { mode: 0o600 })
  await mark()
  return {
    mark,
    sharedWith: (other: string) => existsSync(join(folder, other)),
    unmark: () => rm(join(folder, id), { force: true }),
  }
}
