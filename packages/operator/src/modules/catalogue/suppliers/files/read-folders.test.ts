import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameEntry, supplierFiles, supplierFolders, supplierKey } from '@andon/tests/supplier-folders'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type KnownGame, readSupplierFolders } from './read-folders.ts'

const key = supplierKey()
const { publicPem } = key
let folders: Awaited<ReturnType<typeof supplierFolders>>
beforeEach(async () => {
  folders = await supplierFolders()
})
afterEach(() => folders.close())

const ownHosts = ['leo.localhost', 'casino.example', 'games.casino.example', '127.0.0.1:4000']
const read = (known: readonly KnownGame[] = []) =>
  readSupplierFolders(folders.folder, { taken: ['arcade'], ownHosts, known })
const problems = async (known?: readonly KnownGame[]) => (await read(known)).flatMap((folder) => folder.problems)

/** Writes a faultless folder with changes, whole files or fields of them. */
async function write(changes: Readonly<Record<string, unknown>>, code = 'acme'): Promise<void> {
  const files = supplierFiles(code, key)
  for (const [file, change] of Object.entries(changes)) {
    const before = files[file]
    files[file] = isRecord(change) && isRecord(before) ? { ...before, ...change } : change
  }
  await folders.write(code, files)
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const games = (...entries: object[]) => ({ 'games.json': { games: entries } })
const origin = 'https://games.acme.example'

test('without a folder there are no suppliers', async () => {
  expect(await readSupplierFolders('/nowhere/suppliers', { taken: [], ownHosts, known: [] })).toEqual([])
})

test('a folder becomes a supplier, and what it leaves out has a default', async () => {
  await write({ 'about.json': { sites: ['LEO'], countries: { not: ['GB'] } } })
  const [folder] = await read()
  expect(folder).toMatchObject({ code: 'acme', problems: [] })
  expect(folder?.supplier).toEqual({
    code: 'acme',
    name: 'Acme Games',
    kind: 'casino',
    dialect: 'vanguard',
    sites: ['LEO'],
    countries: { not: ['GB'] },
    keys: [{ algorithm: 'ed25519', publicKeyPem: publicPem }],
    origins: { frames: [origin], images: [origin], messages: [origin] },
    launch: { by: 'template', real: `${origin}/{gameCode}?lang={language}#token={token}`, tokenSeconds: 60 },
  })
  expect(folder?.games?.[0]).toEqual({
    gameCode: 'acme-one',
    category: 'slots',
    thumbnail: '/acme-one.webp',
    beGameTypeId: '1',
    name: { ja: 'Copper Fox', en: 'Copper Fox' },
    reading: 'Copper Fox',
    rtp: null,
    volatility: 'none',
    vendorCode: 'acme',
    vendorName: 'Acme Games',
    vendorDisplayName: 'Acme Games',
    tagList: [],
    modes: ['freegames', 'realgames'],
  })
})

test('a name in one language is the name in both, and a maker’s name is shown as it is given', async () => {
  const names = [{ ja: '銅の狐' }, { en: 'Copper Fox' }, { ja: '銅の狐', en: 'Copper Fox' }]
  await write(games(...names.map((name, index) => gameEntry(`fox-${index}`, { name, vendorName: 'Foxworks' }))))
  const [folder] = await read()
  expect(
    folder?.games?.map(({ name, reading, vendorDisplayName }) => [name.ja, name.en, reading, vendorDisplayName]),
  ).toEqual([
    ['銅の狐', '銅の狐', '銅の狐', 'Foxworks'],
    ['Copper Fox', 'Copper Fox', 'Copper Fox', 'Foxworks'],
    ['銅の狐', 'Copper Fox', '銅の狐', 'Foxworks'],
  ])
})

test('a supplier shows past rounds if its launch address has a place for one', async () => {
  const withRound = `${origin}/{gameCode}?round={round}#token={token}`
  await write({ 'about.json': { launch: { real: withRound } } })
  expect((await read())[0]?.supplier).toMatchObject({ showsRounds: true })
  await write({})
  expect((await read())[0]?.supplier).not.toHaveProperty('showsRounds')
})

test('two keys are accepted, in the file or beside it', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
  const secretBase64 = Buffer.alloc(32, 7).toString('base64')
  await write({
    'keys.json': {
      keys: [
        { algorithm: 'hmac-sha256', secretBase64 },
        { algorithm: 'rsa-sha256', publicKeyPem: rsa },
      ],
    },
  })
  expect((await read())[0]?.supplier?.keys).toEqual([
    { algorithm: 'hmac-sha256', secret: Buffer.alloc(32, 7) },
    { algorithm: 'rsa-sha256', publicKeyPem: rsa },
  ])
  await write({
    'keys.json': { keys: [{ algorithm: 'hmac-sha256', secretFile: 'secret' }] },
    secret: `${secretBase64}\n`,
  })
  expect((await read())[0]?.supplier?.keys).toEqual([{ algorithm: 'hmac-sha256', secret: Buffer.alloc(32, 7) }])
})

test('an aggregator has its own key and address, and needs no list of games', async () => {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const launch = { by: 'hub88', apiUrl: 'https://api.acme.example/v1', operatorId: 'andon' }
  await write({ 'about.json': { launch }, 'games.json': undefined })
  expect(await problems()).toEqual([
    'suppliers/acme/keys.json: privateKeyFile: is missing: it signs our calls to the aggregator',
  ])
  await write({
    'about.json': { launch },
    'keys.json': { privateKeyFile: 'own.pem' },
    'own.pem': own,
    'games.json': undefined,
  })
  const [folder] = await read()
  expect(folder).toMatchObject({ games: undefined, problems: [] })
  expect(folder?.supplier?.launch).toEqual({
    by: 'hub88',
    hub88: { apiUrl: launch.apiUrl, operatorId: 'andon', privateKeyPem: own },
  })
})

const about = 'suppliers/acme/about.json'
const keys = 'suppliers/acme/keys.json'
const list = 'suppliers/acme/games.json'
const oneKey = (key: object) => ({ 'keys.json': { keys: [key] } })
const shortRsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' })
const launch = (real: string) => ({ 'about.json': { launch: { real } } })

test.each<[string, Record<string, unknown>, string]>([
  ['a missing file', { 'about.json': undefined }, `${about}: is missing`],
  ['no JSON', { 'games.json': '{"games": [' }, `${list}: is not JSON`],
  ['a misspelt field', { 'about.json': { dialekt: 'none' } }, `${about}: dialekt: no such field exists`],
  ['a missing field', { 'about.json': { name: undefined } }, `${about}: name: is missing`],
  ['an unknown dialect', { 'about.json': { dialect: 'morse' } }, `${about}: dialect: expected ("vanguard" | `],
  [
    'an unknown kind',
    { 'about.json': { kind: 'bingo' } },
    `${about}: kind: expected ("casino" | "sportsbook"), found "bingo"`,
  ],
  ['no origin', { 'about.json': { origins: { frames: [] } } }, `${about}: origins.frames: names no origin`],
  [
    'a slash at the end of an origin',
    { 'about.json': { origins: { frames: [`${origin}/`] } } },
    `${about}: origins.frames[0]: expected an origin without a path or a slash at the end`,
  ],
  [
    'an origin that would extend the policy of pages',
    { 'about.json': { origins: { frames: [origin], images: ['https://a;script-src *'] } } },
    `${about}: origins.images[0]: expected an origin`,
  ],
  [
    'an origin without TLS',
    { 'about.json': { origins: { frames: [origin], messages: ['http://games.acme.example'] } } },
    `${about}: origins.messages[0]: expected https`,
  ],
  [
    'an unknown placeholder',
    launch(`${origin}/{game}?t={token}`),
    `${about}: launch.real: {game} is not a placeholder; there are {gameCode}, `,
  ],
  ['an address without a token', launch(`${origin}/{gameCode}`), `${about}: launch.real: expected {token} in it`],
  [
    'an address without TLS',
    launch('http://games.acme.example/{token}'),
    `${about}: launch.real: expected an address that begins with https://`,
  ],
  [
    'an address on another origin',
    launch('https://other.example/{token}'),
    `${about}: launch.real: its origin is none of origins.frames: ${origin}`,
  ],
  [
    'a token that lives too long',
    { 'about.json': { launch: { real: `${origin}/{token}`, tokenSeconds: 601 } } },
    `${about}: launch.tokenSeconds: expected a whole number of seconds from 10 to 600`,
  ],
  ['an unknown way to launch', { 'about.json': { launch: { by: 'pigeon' } } }, `${about}: launch.by: expected `],
  [
    'an unknown site',
    { 'about.json': { sites: ['OWL'] } },
    `${about}: sites[0]: no site has the code OWL; there are LEO, BEE`,
  ],
  [
    'an unknown country',
    { 'about.json': { countries: { only: ['JP', 'XX'] } } },
    `${about}: countries.only[1]: XX is not a country`,
  ],
  [
    'countries in a list',
    { 'about.json': { countries: ['JP'] } },
    `${about}: countries: expected {"only": [countries]} or`,
  ],
  ['no key', { 'keys.json': { keys: [] } }, `${keys}: keys: names no key`],
  [
    'three keys',
    { 'keys.json': { keys: Array.from({ length: 3 }, () => ({ algorithm: 'ed25519', publicKeyFile: 'key.pem' })) } },
    `${keys}: keys: expected at most two keys`,
  ],
  [
    'a bad PEM',
    oneKey({ algorithm: 'ed25519', publicKeyPem: '-----BEGIN PUBLIC KEY-----\nxx\n-----END PUBLIC KEY-----' }),
    `${keys}: keys[0]: this is not a public key in PEM`,
  ],
  [
    'a key of another kind',
    oneKey({ algorithm: 'rsa-sha256', publicKeyFile: 'key.pem' }),
    `${keys}: keys[0]: this is a key for ed25519; expected one for rsa`,
  ],
  [
    'a short RSA key',
    oneKey({ algorithm: 'rsa-sha256', publicKeyPem: shortRsa }),
    `${keys}: keys[0]: the key has 1024 bits; expected at least 2048`,
  ],
  [
    'a private key',
    oneKey({ algorithm: 'ed25519', publicKeyPem: '-----BEGIN PRIVATE KEY-----' }),
    `${keys}: keys[0]: this is a private key; expected the public one`,
  ],
  [
    'a key file that is not there',
    oneKey({ algorithm: 'ed25519', publicKeyFile: 'other.pem' }),
    `${keys}: keys[0]: the file other.pem is missing`,
  ],
  [
    'a key file elsewhere',
    oneKey({ algorithm: 'ed25519', publicKeyFile: '../key.pem' }),
    `${keys}: keys[0].publicKeyFile: expected the name of a file in the same folder`,
  ],
  [
    'two keys in one',
    oneKey({ algorithm: 'ed25519', publicKeyFile: 'key.pem', publicKeyPem: publicPem }),
    `${keys}: keys[0]: expected either publicKeyFile or publicKeyPem`,
  ],
  [
    'a short secret',
    oneKey({ algorithm: 'hmac-sha256', secretBase64: 'c2VjcmV0' }),
    `${keys}: keys[0]: the secret has 6 bytes; expected at least 32`,
  ],
  [
    'a secret in plain text',
    oneKey({ algorithm: 'hmac-sha256', secretBase64: 'correct horse battery staple, and more of it' }),
    `${keys}: keys[0]: the secret is not base64`,
  ],
  [
    'a return above 100 per cent',
    games(gameEntry('a1'), gameEntry('a2'), gameEntry('a3', { rtp: 961 })),
    `${list}: games[2].rtp: expected a number from 0 to 100, or null`,
  ],
  [
    'a game without a picture',
    games(gameEntry('a1', { thumbnail: undefined })),
    `${list}: games[0].thumbnail: is missing`,
  ],
  [
    'a picture on another origin',
    games(gameEntry('a1', { hero: 'https://other.example/a.webp' })),
    `${list}: games[0].hero: expected a path, or an address on one of ${origin}`,
  ],
  ['a name without a language', games(gameEntry('a1', { name: {} })), `${list}: games[0].name: names no language`],
  ['a state in the file', games(gameEntry('a1', { paused: true })), `${list}: games[0].paused: no such field exists`],
  [
    'a least stake above the greatest',
    games(gameEntry('a1', { minBet: 20, maxBet: 10 })),
    `${list}: games[0].maxBet: expected at least minBet, 20, found 10`,
  ],
  [
    'less for all bets of a round than for the first',
    games(gameEntry('a1', { maxBet: 100, maxRoundBet: 50 })),
    `${list}: games[0].maxRoundBet: expected at least maxBet, 100, found 50`,
  ],
  [
    'an unknown country of a game',
    games(gameEntry('a1', { countries: { not: ['QQ'] } })),
    `${list}: games[0].countries.not[0]: QQ is not a country`,
  ],
  [
    'the same game twice',
    games(gameEntry('a1'), gameEntry('a2'), gameEntry('a1')),
    `${list}: games[2].gameCode: a1 is the code of games[0], too`,
  ],
  [
    'the same code of the supplier twice',
    games(gameEntry('a1', { supplierGameCode: '77' }), gameEntry('a2', { supplierGameCode: '77' })),
    `${list}: games[1].supplierGameCode: 77 is the code of games[0], too`,
  ],
])('a folder with %s is refused, and the one problem names file and field', async (_, changes, wanted) => {
  await write(changes)
  const [folder] = await read()
  expect(folder?.problems).toEqual([expect.stringContaining(wanted)])
  if (wanted.startsWith(list)) expect(folder?.games).toBeUndefined()
  else expect(folder?.supplier).toBeUndefined()
})

test.each(['http://acme.localhost:5000', 'http://127.0.0.1:5000', 'http://localhost:5000'])(
  '%s needs no TLS, because it is this machine',
  async (local) => {
    await write({ 'about.json': { origins: { frames: [local] }, launch: { real: `${local}/{token}` } } })
    expect(await problems()).toEqual([])
  },
)

test.each(['sports', 'live', 'Slots', 'live_casino'])(
  'a game of the category %s is refused by its field',
  async (category) => {
    await write(games(gameEntry('acme-one', { category })))
    expect(await problems()).toEqual([expect.stringMatching(/^suppliers\/acme\/games\.json: games\[0\]\.category: /)])
  },
)

test('a supplier cannot have the code of one that ships, nor a folder with another name than a code', async () => {
  await folders.write('arcade', supplierFiles('arcade'))
  await folders.write('Acme Games', supplierFiles('acme'))
  expect((await read()).map(({ supplier, games }) => [supplier, games])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(await problems()).toEqual([
    expect.stringMatching(/^suppliers\/Acme Games: the folder's name is the supplier's code/),
    'suppliers/arcade: the code arcade is taken by a supplier that ships',
  ])
})

test('of two suppliers with the same game the first keeps it, and the other’s games are refused', async () => {
  await folders.write('acme', supplierFiles('acme'))
  await write(games(gameEntry('boreal-one'), gameEntry('acme-two')), 'boreal')
  const [acme, boreal] = await read()
  expect([acme?.games?.length, boreal?.games, boreal?.supplier?.code]).toEqual([2, undefined, 'boreal'])
  expect(boreal?.problems).toEqual([
    'suppliers/boreal/games.json: games[1].gameCode: acme-two belongs to supplier acme',
  ])
})

test('a game of the catalogue stays with its supplier and keeps its code', async () => {
  await write(games(gameEntry('lantern-river'), gameEntry('renamed', { supplierGameCode: '77' })))
  expect(
    await problems([
      { gameCode: 'lantern-river', supplierGameCode: 'lantern-river', supplier: 'arcade' },
      { gameCode: 'old-name', supplierGameCode: '77', supplier: 'acme' },
    ]),
  ).toEqual([
    `${list}: games[0].gameCode: lantern-river belongs to supplier arcade`,
    `${list}: games[1].supplierGameCode: 77 belongs to the game old-name: a game keeps its gameCode`,
  ])
})

test('files and hidden folders beside the suppliers’ folders are not suppliers', async () => {
  await folders.write('.git', supplierFiles())
  await folders.write('.', { 'README.md': 'text' })
  expect(await read()).toEqual([])
})

const sheet = {
  rules: { ja: ['当たりです。'], en: ['It pays.'] },
  payTable: [{ name: { ja: '狐', en: 'Fox' }, picture: '/fox.webp', pays: [{ from: 3, multiple: 2 }] }],
  round: {
    pays: [
      [0, 0.5],
      [1.92, 0.5],
    ],
  },
}

test('a game may have a sheet beside it, and a game without one is as good', async () => {
  await write(games(gameEntry('fox-one', { rtp: 96 }), gameEntry('fox-two')))
  await folders.write('acme/sheets', { 'fox-one.json': sheet })
  const [folder] = await read()
  expect(folder?.problems).toEqual([])
  expect([...(folder?.sheets ?? [])]).toMatchObject([
    ['fox-one', { mechanics: [], payTable: [{ picture: '/fox.webp' }] }],
  ])
})

test.each([
  ['of a game that is not listed', 'fox-three', {}, 'fox-three.json: games.json has no such game'],
  ['with a mean that is not the RTP', 'fox-one', { round: { pays: [[0, 1]] } }, 'round.pays: expected a mean of'],
  [
    'with a fraction that is not the RTP',
    'fox-one',
    { exactRtp: { fraction: '97/100' } },
    'exactRtp.fraction: expected',
  ],
  ['with a fraction of nothing', 'fox-one', { exactRtp: { fraction: '97/0' } }, 'exactRtp.fraction: '],
  ['with a look that is none', 'fox-one', { look: '"/>'.repeat(16) }, 'look: '],
  ['with probabilities that are none', 'fox-one', { round: { pays: [[0, 2]] } }, 'round.pays[0][1]: '],
  ['with an unknown field', 'fox-one', { ruels: [] }, 'ruels: no such field exists'],
  [
    'with a picture from elsewhere',
    'fox-one',
    { payTable: [{ name: { ja: '狐', en: 'Fox' }, picture: 'https://elsewhere.example/fox.webp' }] },
    'payTable[0].picture: expected a path, or an address on one of https://games.acme.example',
  ],
  ['that is too long', 'fox-one', { about: { ja: 'x'.repeat(70_000), en: 'x' } }, 'expected at most 64000 characters'],
])('a sheet %s is a problem that names its file, and the games stay as they were', async (_what, code, change, why) => {
  await write(games(gameEntry('fox-one', { rtp: 96 })))
  await folders.write('acme/sheets', { [`${code}.json`]: { ...sheet, ...change } })
  expect(await problems()).toContainEqual(expect.stringContaining(why))
  expect((await read())[0]?.games).toBeUndefined()
})

test('sheets that cannot be read are a problem, not a folder without sheets', async () => {
  await write(games(gameEntry('fox-one', { rtp: 96 })))
  await folders.write('acme', { sheets: {} }) // a file of that name
  expect(await problems()).toContainEqual(expect.stringMatching(/acme\/sheets.*cannot be read \(ENOTDIR\)/))
})

test.each(['about.json', 'keys.json', 'key.pem', 'games.json', 'sheets/fox-one.json'])(
  'a pipe, a link or a file of any size in place of %s is named with its file, and no other folder waits for it',
  async (name) => {
    await write(games(gameEntry('fox-one', { rtp: 96 })))
    await folders.write('acme/sheets', { 'fox-one.json': sheet })
    await folders.write('other', supplierFiles('other'))
    const path = join(folders.folder, 'acme', name)
    const size = 16 * 1024 * 1024 + 1
    const wrong = [
      [() => execFileSync('mkfifo', [path]), 'is not a regular file'],
      [() => symlinkSync('/etc/passwd', path), 'is a link; expected the file itself'],
      [() => writeFileSync(path, ' '.repeat(size)), `found ${size}`],
      [() => mkdirSync(path), 'is not a regular file'],
    ] as const
    for (const [make, why] of wrong) {
      rmSync(path, { recursive: true })
      make()
      const [acme, other] = await read()
      const named =
        name === 'key.pem' ? `suppliers/acme/keys.json: keys[0]: the file key.pem ` : `suppliers/acme/${name}: `
      expect(acme?.problems).toEqual([expect.stringMatching(new RegExp(`^${RegExp.escape(named)}.*${why}$`))])
      expect(other).toMatchObject({ code: 'other', problems: [], supplier: { code: 'other' } })
    }
  },
)

test('what is no JSON, or has a secret in the wrong place, is named without its words', async () => {
  await write({ 'games.json': 'root:x:0:0:root' })
  expect(await problems()).toEqual([`${list}: is not JSON`])
  await write({ 'keys.json': { keys: 'c2VjcmV0LXNlY3JldA==', other: 'hush' } })
  expect(JSON.stringify(await problems())).not.toMatch(/c2Vj|hush/)
})

test.each([
  'http://leo.localhost:4310',
  'https://casino.example',
  'https://casino.example:8443',
  'https://games.casino.example',
  'http://127.0.0.1:4000',
])('a supplier cannot have its pages, pictures or messages at %s, which is the operator’s', async (origin) => {
  for (const field of ['frames', 'images', 'messages']) {
    const frames = ['https://games.acme.example']
    const origins = { frames, [field]: field === 'frames' ? [...frames, origin] : [origin] }
    const about = supplierFiles()['about.json']
    await write({ 'about.json': { ...(about as object), origins }, 'games.json': { games: [] } })
    const why = `${origin} is a host of the operator; expected one of the supplier`
    expect(await problems()).toContainEqual(
      `suppliers/acme/about.json: origins.${field}[${field === 'frames' ? 1 : 0}]: ${why}`,
    )
    expect((await read())[0]?.supplier).toBeUndefined()
  }
})

test('another port of this machine, and a host below one of the operator’s, are the supplier’s own', async () => {
  const origins = { frames: ['https://games.acme.example', 'http://127.0.0.1:4900', 'https://acme.casino.example'] }
  await write({ 'about.json': { ...(supplierFiles()['about.json'] as object), origins } })
  expect(await problems()).toEqual([])
})
