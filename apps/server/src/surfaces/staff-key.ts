import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart, explainFileError } from '@andon/platform/config'
import type { Random } from '@andon/platform/random'

export interface StaffKey {
  /** True if the sent text is the key. */
  matches(sent: string): boolean
  /** Shows a caller that this server has the key, without telling it; for this address and nonce only. */
  proofFor(address: string, nonce: string): string
}

/** Where the key is, and beside it a file for each running server that says where it listens. */
export const staffFolder = (dataDir: string) => join(dataDir, 'staff')

/**
 * The key with which the users of the server's own machine may call the staff API, in `DATA_DIR/staff/key`. Made at the first start; only the server's user
 * can read it.
 * @throws CannotStart if others may read it.
 */
export async function openStaffKey({ dataDir, random }: { dataDir: string; random: Random }): Promise<StaffKey> {
  const folder = staffFolder(dataDir)
  const file = join(folder, 'key')
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw explainFileError(error, folder)
  })
  await open(file, 'wx', 0o600).then(
    async (handle) => {
      await handle.writeFile(`${random.token()}\n`)
      await handle.close()
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw explainFileError(error, file)
    },
  )
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new CannotStart(`${file} lets its readers do everything that staff may: chmod 600 ${file}`)
  const key = (await readFile(file, 'utf8')).trim()
  if (!/^[\w-]{43}$/.test(key)) throw new CannotStart(`${file} does not hold a key: remove it, and a new one is made`)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return {
    matches: (sent) => timingSafeEqual(digest(sent), digest(key)),
    proofFor: (address, nonce) => createHmac('sha256', key).update(`${address} ${nonce}`).digest('hex'),
  }
}
