import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Suppliers } from '../tests/conformance/remote-wallet.ts'
import { startServerProcess } from './running-server.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * Starts Andon as `npm start` does, on a temporary data folder with two suppliers' folders, for the conformance kit. `close` stops the server and removes
 * the folder.
 */
export async function startProduct(say: (line: string) => void): Promise<{
  url: string
  suppliers: Suppliers
  /** The setup program and its environment. */
  arrange: string
  env: Readonly<Record<string, string>>
  close(): Promise<void>
}> {
  say('starting Andon …')
  await promisify(execFile)(process.execPath, ['-e', 'import("./tools/build.mjs").then((one) => one.buildStale())'], {
    cwd: root,
  })
  const { suppliers, folders } = newSuppliers()
  let output = ''
  const server = await startServerProcess({
    onOutput: (text) => {
      output = `${output}${text}`.slice(-5000)
    },
    prepare: (dataDir) => writeFolders(join(dataDir, 'suppliers'), folders),
  }).catch((error) => {
    throw new Error(`Andon does not start: ${error instanceof Error ? error.message : error}\n${output}`)
  })
  return {
    url: server.origin('leo'),
    suppliers,
    arrange: `${process.execPath} ${join(import.meta.dirname, 'arrange-andon.ts')}`,
    env: { DATA_DIR: server.dataDir, LOG_LEVEL: 'warn' },
    close: server.close,
  }
}

type Folders = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Two suppliers, as the kit signs for them and as the operator registers them. */
function newSuppliers(): { suppliers: Suppliers; folders: Folders } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publicKeyPem = String(publicKey.export({ type: 'spki', format: 'pem' }))
  const privateKeyPem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const secretBase64 = randomBytes(32).toString('base64')
  const suppliers: Suppliers = {
    supplier: { code: 'kit-one', algorithm: 'ed25519', privateKeyPem, games: ['kit-lantern', 'kit-harbour'] },
    otherSupplier: { code: 'kit-two', algorithm: 'hmac-sha256', secretBase64, games: ['kit-visitor'] },
  }
  const keys = {
    'kit-one': { algorithm: 'ed25519', publicKeyPem },
    'kit-two': { algorithm: 'hmac-sha256', secretBase64 },
  } as const
  const folders = Object.values(suppliers).map(
    ({ code, games }) => [code, folderOf(code, games, (keys as Record<string, object>)[code] ?? {})] as const,
  )
  return { suppliers, folders: Object.fromEntries(folders) }
}

function folderOf(code: string, games: readonly string[], key: object): Record<string, string> {
  const origin = `https://${code}.example`
  const game = (gameCode: string) => ({ gameCode, name: gameCode, category: 'slots', thumbnail: `/${gameCode}.webp` })
  const files = {
    'about.json': {
      name: code,
      origins: { frames: [origin] },
      launch: { real: `${origin}/{gameCode}?lang={language}#token={token}` },
    },
    'keys.json': { keys: [key] },
    'games.json': { games: games.map(game) },
  }
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]))
}

async function writeFolders(suppliers: string, folders: Folders): Promise<void> {
  for (const [code, files] of Object.entries(folders)) {
    await mkdir(join(suppliers, code), { recursive: true })
    for (const [name, content] of Object.entries(files)) await writeFile(join(suppliers, code, name), content)
  }
}
