import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A key pair of a supplier, as its folder and its signatures need it. */
export function supplierKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    /** The header of a signed call. */
    sign: (rawBody: string) => `ed25519=${sign(null, Buffer.from(rawBody), privateKey).toString('base64')}`,
  }
}

/** A faultless folder of a supplier with two games, by file. */
export function supplierFiles(code = 'acme', { publicPem } = supplierKey()): Record<string, unknown> {
  const origin = `https://games.${code}.example`
  return {
    'about.json': {
      name: 'Acme Games',
      origins: { frames: [origin] },
      launch: { real: `${origin}/{gameCode}?lang={language}#token={token}` },
    },
    'keys.json': { keys: [{ algorithm: 'ed25519', publicKeyFile: 'key.pem' }] },
    'key.pem': publicPem,
    'games.json': { games: [gameEntry(`${code}-one`), gameEntry(`${code}-two`)] },
  }
}

export const gameEntry = (gameCode: string, more: object = {}) => ({
  gameCode,
  name: 'Copper Fox',
  category: 'slots',
  thumbnail: `/${gameCode}.webp`,
  ...more,
})

/** A folder of suppliers' folders that a test writes. */
export async function supplierFolders(given?: string) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'andon-suppliers-')))
  return {
    folder,
    /** Objects are written as JSON; undefined removes the file. */
    write: async (code: string, files: Readonly<Record<string, unknown>>) => {
      await mkdir(join(folder, code), { recursive: true })
      for (const [name, content] of Object.entries(files)) {
        const path = join(folder, code, name)
        if (content === undefined) await rm(path, { force: true })
        else await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
      }
    },
    remove: (code: string) => rm(join(folder, code), { recursive: true, force: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
