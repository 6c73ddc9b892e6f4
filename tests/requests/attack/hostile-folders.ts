import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { supplierFiles, supplierKey } from '../../support/supplier-folders.ts'
import { attackedSportsHost } from './sportsbook.ts'

export type SupplierSigner = ReturnType<typeof supplierKey>

/** The supplier of the attacker, whose folder is right. */
export const ownSupplier = 'mallory'
/** The name of its first game, which spreadsheets would run. */
export const formulaName = '=HYPERLINK("http://mallory.example","won")'
const hugeBytes = 200_000_000

/** Folders of suppliers that are refused, by what is wrong with them, and what the server must say about each. */
export const refusedFolders: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((one) => [`pipe-${one}`, 'about.json: is not a regular file'])),
  linked: 'games.json: is a link; expected the file itself',
  huge: `games.json: expected at most 16777216 bytes, found ${hugeBytes}`,
  deep: 'games.json: ',
  'site-framer': 'about.json: origins.frames',
  'sports-framer': 'about.json: origins.frames',
}

/** Fills a data folder, before the server starts, with what an attacker may have put into an archive for the operator. */
export async function fillWithHostileFolders(dataDir: string, key: SupplierSigner): Promise<void> {
  const suppliers = join(dataDir, 'suppliers')
  const write = async (path: string, content: unknown) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const supplier = async (code: string, changes: Readonly<Record<string, unknown>> = {}, signer = supplierKey()) => {
    const files = Object.entries({ ...supplierFiles(code, signer), ...changes })
    for (const [name, content] of files) if (content !== null) await write(join(suppliers, code, name), content)
  }
  const framing = (host: string) => ({
    'about.json': {
      name: 'Framer',
      origins: { frames: [`http://${host}`] },
      launch: { real: `http://${host}/{gameCode}#token={token}` },
    },
  })
  const games = supplierFiles(ownSupplier)['games.json'] as { games: [object, object] } // two of them
  await supplier(
    ownSupplier,
    { 'games.json': { games: [{ ...games.games[0], name: formulaName, minBet: 50 }, games.games[1]] } },
    key,
  )
  for (const code of Object.keys(refusedFolders).filter((one) => one.startsWith('pipe-'))) {
    await supplier(code, { 'about.json': null })
    execFileSync('mkfifo', [join(suppliers, code, 'about.json')], { stdio: 'ignore' })
  }
  await supplier('linked', { 'games.json': null })
  await symlink('/etc/passwd', join(suppliers, 'linked', 'games.json'))
  await supplier('huge', { 'games.json': '' })
  await truncate(join(suppliers, 'huge', 'games.json'), hugeBytes)
  await supplier('deep', { 'games.json': '['.repeat(100_000) })
  await supplier('site-framer', framing('leo.localhost:9'))
  await supplier('sports-framer', framing(`${attackedSportsHost}:9`))

  await mkdir(join(dataDir, 'languages', 'LEO'), { recursive: true })
  execFileSync('mkfifo', [join(dataDir, 'languages', 'ja.json')], { stdio: 'ignore' })
  await symlink('/etc/passwd', join(dataDir, 'languages', 'en.json'))
  await write(join(dataDir, 'languages', 'LEO', 'ja.json'), '')
  await truncate(join(dataDir, 'languages', 'LEO', 'ja.json'), hugeBytes)

  await mkdir(join(dataDir, 'staff'), { mode: 0o700 })
  await write(join(dataDir, 'staff', 'nod_killed.json'), '{')
}
