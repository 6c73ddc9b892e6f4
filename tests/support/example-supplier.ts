import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const example = join(import.meta.dirname, '../../examples/supplier')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * The supplier of examples/supplier in a process of its own, with its own keys, calling the wallet at `walletUrl`. `tableOpenMs`: how long a round of its live table takes bets. `jackpotCap`: the
 * amount at which its jackpot must drop, in yen.
 */
export async function startExampleSupplier({
  walletUrl,
  tableOpenMs,
  jackpotCap,
}: {
  walletUrl: string
  tableOpenMs?: number
  jackpotCap?: number
}) {
  const state = await mkdtemp(join(tmpdir(), 'andon-example-'))
  const port = await freePort()
  const env = {
    ...process.env,
    SUPPLIER_PORT: String(port),
    SUPPLIER_STATE: state,
    WALLET_URL: walletUrl,
    ...(tableOpenMs !== undefined && { TABLE_OPEN_MS: String(tableOpenMs) }),
    ...(jackpotCap !== undefined && { JACKPOT_CAP: String(jackpotCap) }),
  }

  async function start() {
    const child = spawn(process.execPath, [join(example, 'supplier.mjs')], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    await once(child.stdout, 'data') // it listens
    return async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }

  let stop = await start()
  return {
    /** As the page of a game asks it. */
    ask: async (path: 'open' | 'play' | 'balance', body: object) => {
      const request = { method: 'POST', body: JSON.stringify(body) }
      return (await fetch(`http://127.0.0.1:${port}/${path}`, request)).json()
    },
    publicKey: () => readFile(join(state, 'public-key.pem'), 'utf8'),
    /** Killed and started again, with what it has on disk. */
    restart: async () => {
      await stop()
      stop = await start()
    },
    /** Copies its folder and its public key to the operator, as docs/suppliers.md says. */
    attachTo: async (dataDir: string) => {
      const folder = join(dataDir, 'suppliers', 'paper-fold')
      await mkdir(folder, { recursive: true })
      await cp(join(state, 'public-key.pem'), join(folder, 'public-key.pem'))
      await cp(join(example, 'folder'), folder, { recursive: true })
      const about = await readFile(join(folder, 'about.json'), 'utf8')
      await writeFile(join(folder, 'about.json'), about.replaceAll(':4900', `:${port}`))
    },
    close: async () => {
      await stop()
      await rm(state, { recursive: true, force: true })
    },
  }
}
