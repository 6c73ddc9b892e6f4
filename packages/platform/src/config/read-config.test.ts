import { sites } from '@andon/contract/sites'
import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const read = (env: Record<string, string>) => readConfig(env, { root: '/srv/andon' })

test('an empty environment is a sandbox on this machine only', () => {
  expect(read({})).toEqual({
    roles: ['web', 'worker', 'arcade', 'bookmaker'],
    host: '127.0.0.1',
    port: 4000,
    staffHost: '127.0.0.1',
    staffPort: undefined,
    databaseUrl: undefined,
    dataDir: '/srv/andon/.data',
    pictureBucket: undefined,
    secretsKey: undefined,
    previousSecretsKey: undefined,
    sites,
    gamesOrigin: 'http://games.localhost:4000',
    sportsOrigin: 'http://sports.bee.localhost:4000',
    pageCache: true,
    walletApiUrl: undefined,
    bookmakerFeed: 'simulator',
    bookmakerBoosts: undefined,
    trustProxy: undefined,
    countryHeader: undefined,
    metricsToken: undefined,
    apiBaseUrl: undefined,
    natsUrl: undefined,
    smtp: undefined,
    maxTurnMs: 2_000,
    databaseWaitMs: 4_000,
    mostRoundWin: 250_000_000,
    tables: 'on',
    tableSigner: undefined,
    drainMs: undefined,
    finishMs: 9_000,
    sandbox: true,
    maintenance: false,
    production: false,
    logLevel: 'info',
  })
})

test('on a terminal only warnings are logged unless LOG_LEVEL is set', () => {
  expect(readConfig({}, { root: '/', watched: true }).logLevel).toBe('warn')
  expect(readConfig({ LOG_LEVEL: 'debug' }, { root: '/', watched: true }).logLevel).toBe('debug')
})

test('a key may be written as base64, as hexadecimal digits, or named as a file', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index))
  for (const text of [key.toString('base64'), key.toString('base64url'), key.toString('hex')])
    expect(read({ SECRETS_KEY: text }).secretsKey).toEqual({ key })
  expect(read({ SECRETS_KEY_PREVIOUS_FILE: 'old.key' }).previousSecretsKey).toEqual({ file: '/srv/andon/old.key' })
})

const bucket = {
  PICTURES_S3_BUCKET: 'casino-pictures',
  PICTURES_S3_REGION: 'eu-central-1',
  PICTURES_S3_ACCESS_KEY_ID: 'the-id',
  PICTURES_S3_SECRET_ACCESS_KEY: 'the-secret',
}

test('a bucket for pictures is described as a whole, and its secret is never in a message', () => {
  const storage = { PICTURES_S3_ENDPOINT: 'https://storage.example/', PICTURES_S3_PREFIX: 'andon/pictures/' }
  const keys = { accessKeyId: 'the-id', secretAccessKey: 'the-secret' }
  const where = { bucket: 'casino-pictures', region: 'eu-central-1' }
  expect(read(bucket).pictureBucket).toEqual({ ...keys, ...where, endpoint: undefined, prefix: '' })
  expect(read({ ...bucket, ...storage }).pictureBucket).toEqual({
    ...keys,
    ...where,
    endpoint: 'https://storage.example',
    prefix: 'andon/pictures/',
  })
  for (const name of Object.keys(bucket))
    expect(() => read({ ...bucket, [name]: '' }), name).toThrow(new RegExp(`is set without ${name}`))
  expect(() => read(storage)).toThrow(/PICTURES_S3_BUCKET is set without|PICTURES_S3_ENDPOINT is set without/)
  expect(() => read({ ...bucket, PICTURES_S3_ENDPOINT: 'storage.example' })).toThrow('PICTURES_S3_ENDPOINT=')
  expect(() => read({ ...bucket, PICTURES_S3_SECRET_ACCESS_KEY: 'a secret' })).toThrow(/SECRET_ACCESS_KEY=… is not/)
})

test('a signer of tables elsewhere is an address and a token', () => {
  const env = { TABLE_SIGNER_URL: 'https://signer.example', TABLE_SIGNER_TOKEN: 'of-twenty-characters' }
  expect(read(env).tableSigner).toEqual({ url: 'https://signer.example', token: 'of-twenty-characters' })
})

/** The reply of drand's network `quicknet` at `/info`. */
const quicknet = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
}
const beacon = (info: object) => ({
  TABLE_BEACON_URL: 'https://beacon.example',
  TABLE_BEACON_INFO: JSON.stringify({ ...quicknet, ...info }),
})

test('a public beacon is an address and what it says of itself', () => {
  expect(read(beacon({})).tableSigner).toEqual({
    beacon: {
      url: 'https://beacon.example',
      network: {
        publicKey: quicknet.public_key,
        genesisTime: 1_692_803_367,
        periodSeconds: 3,
        groupHash: quicknet.groupHash,
        beaconId: 'quicknet',
      },
    },
  })
})

test.each([
  [{ TABLE_SIGNER_URL: 'https://signer.example' }, 'TABLE_SIGNER_URL needs TABLE_SIGNER_TOKEN'],
  [{ TABLE_BEACON_URL: 'https://beacon.example' }, 'TABLE_BEACON_URL needs TABLE_BEACON_INFO'],
  [{ TABLE_BEACON_INFO: JSON.stringify(quicknet) }, 'TABLE_BEACON_INFO needs TABLE_BEACON_URL'],
  [{ ...beacon({}), TABLE_BEACON_INFO: 'quicknet' }, 'TABLE_BEACON_INFO cannot be used: no JSON'],
  [beacon({ period: 30 }), 'TABLE_BEACON_INFO cannot be used: period is not from 1 to 6 seconds'],
  [beacon({ genesis_time: 1_692_803_368 }), 'TABLE_BEACON_INFO cannot be used: hash is not that of its other fields'],
  [beacon({ public_key: 'ab' }), 'TABLE_BEACON_INFO cannot be used: public_key is not 192'],
  [beacon({ groupHash: undefined }), 'TABLE_BEACON_INFO cannot be used: groupHash is not 64'],
  [beacon({ metadata: null }), 'TABLE_BEACON_INFO cannot be used: metadata.beaconID is no name'],
  [beacon({ schemeID: 'pedersen-bls-chained' }), 'TABLE_BEACON_INFO cannot be used: schemeID is not bls-unchained'],
  [
    { ...beacon({}), TABLE_SIGNER_URL: 'https://signer.example', TABLE_SIGNER_TOKEN: 'of-twenty-characters' },
    'TABLE_SIGNER_URL and TABLE_BEACON_URL are both set',
  ],
  [{ TABLE_SIGNER_TOKEN: 'short' }, 'TABLE_SIGNER_TOKEN=… is not a token'],
  [{ PORT: '70000' }, 'PORT=70000 is not a port number from 1 to 65535'],
  [{ PORT: '4e3' }, 'PORT=4e3 is not a port number'],
  [{ HOST: 'a b' }, 'HOST=a b is not an address'],
  [{ DATABASE_URL: 'mysql://me:secret@db/x' }, 'DATABASE_URL=… is not a postgres:// address'],
  [{ API_BASE_URL: 'casino' }, 'API_BASE_URL=… is not an http:// or https:// address'],
  [{ NATS_URL: 'http://bus' }, 'NATS_URL=… is not a nats:// address'],
  [{ SECRETS_KEY: 'too-short' }, 'SECRETS_KEY=… is not a key of 32 bytes'],
  [{ SECRETS_KEY_PREVIOUS: 'a'.repeat(65) }, 'SECRETS_KEY_PREVIOUS=… is not a key of 32 bytes'],
  [{ SECRETS_KEY: 'a'.repeat(64), SECRETS_KEY_FILE: 'key' }, 'SECRETS_KEY and SECRETS_KEY_FILE are both set'],
  [{ SMTP_URL: 'http://user:secret@mail', MAIL_FROM: 'a@b.example' }, 'SMTP_URL=… is not an smtp://'],
  [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Andon' }, 'MAIL_FROM=Andon is not a sender'],
  [{ MAX_TURN_MS: '50' }, 'MAX_TURN_MS=50 is not a number from 100 to 600000'],
  [{ DATABASE_WAIT_MS: '0' }, 'DATABASE_WAIT_MS=0 is not a number from 100 to 600000'],
  [{ MAX_ROUND_WIN: '1e6' }, 'MAX_ROUND_WIN=1e6 is not a number from 10000 to 1000000000000'],
  [{ DRAIN_MS: '5s' }, 'DRAIN_MS=5s is not a number from 0 to 60000'],
  [{ SANDBOX: 'yes' }, 'SANDBOX=yes is not on or off'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV=prod is not production, development or test'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not one of trace, debug'],
])('%j is refused by name', (env, reason) => {
  expect(() => read(env)).toThrow(reason)
})

test.each([
  [{ ANDON_ROLE: 'web,cashier' }, 'ANDON_ROLE=web,cashier is not all, or a list of web, worker, arcade, bookmaker'],
  [{ ANDON_ROLE: 'web,web' }, 'ANDON_ROLE=web,web is not'],
  [{ ANDON_ROLE: 'bookmaker' }, /needs DATABASE_URL.*\n.*needs NATS_URL/],
  [{ ANDON_ROLE: 'worker' }, /needs DATABASE_URL.*\n.*needs NATS_URL/],
  [{ ANDON_ROLE: 'web,worker', DATABASE_URL: 'postgres://db/x' }, /^ANDON_ROLE=web,worker needs GAMES_ORIGIN[^\n]*$/],
  [
    { ANDON_ROLE: 'arcade', DATABASE_URL: 'postgres://db/x', GAMES_ORIGIN: 'https://g.example' },
    /^ANDON_ROLE=arcade needs WALLET_API_URL[^\n]*$/,
  ],
])('%j does not start on what only works alone', (env, reason) => {
  expect(() => read(env)).toThrow(reason)
})

test('a list that names all parts, or all but the bookmaker, needs nothing more', () => {
  expect(read({ ANDON_ROLE: 'worker, web,bookmaker,arcade' }).roles).toEqual(['worker', 'web', 'bookmaker', 'arcade'])
  expect(read({ ANDON_ROLE: 'worker,web,arcade' }).roles).toEqual(['worker', 'web', 'arcade'])
  expect(read({ ANDON_ROLE: 'all' }).roles).toEqual(['web', 'worker', 'arcade', 'bookmaker'])
})

test('the sportsbook opens by itself on one machine only', () => {
  const originOf = (env: Record<string, string>) => read(env).sportsOrigin
  expect(originOf({ PORT: '4100' })).toBe('http://sports.bee.localhost:4100')
  expect(originOf({ SPORTS_ORIGIN: 'off' })).toBeUndefined()
  expect(originOf({ GAMES_ORIGIN: 'https://games.example' })).toBeUndefined()
  expect(originOf({ GAMES_ORIGIN: 'https://games.example', SPORTS_ORIGIN: 'https://sports.example' })).toBe(
    'https://sports.example',
  )
})

test('the book is read from the simulator, from no feed in tests, or from the feed of a file', () => {
  const feedOf = (env: Record<string, string>) => read(env).bookmakerFeed
  expect(feedOf({})).toBe('simulator')
  expect(feedOf({ NODE_ENV: 'test' })).toBe('off')
  expect(feedOf({ NODE_ENV: 'test', BOOKMAKER_FEED: 'simulator' })).toBe('simulator')
  expect(feedOf({ BOOKMAKER_FEED: 'feed.json' })).toEqual({ file: '/srv/andon/feed.json' })
})

test('the book makes as many better prices a day as is said, in tests none unless it is said', () => {
  const boostsOf = (env: Record<string, string>) => read(env).bookmakerBoosts
  expect(boostsOf({ BOOKMAKER_BOOSTS: '5' })).toBe(5)
  expect(boostsOf({ NODE_ENV: 'test' })).toBe(0)
  expect(boostsOf({ NODE_ENV: 'test', BOOKMAKER_BOOSTS: '2' })).toBe(2)
  expect(() => boostsOf({ BOOKMAKER_BOOSTS: '21' })).toThrow('BOOKMAKER_BOOSTS=21 is not a number from 0 to 20')
})

test('every wrong value is reported at once', () => {
  expect(() => read({ PORT: 'x', SANDBOX: 'y' })).toThrow(/SANDBOX=y.*\n.*PORT=x/)
})

test('production runs the sandbox only when asked to', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/needs a decision/)
  expect(read({ NODE_ENV: 'production', SANDBOX: 'on' })).toMatchObject({ production: true, sandbox: true })
})

test.each([
  [{}, 'needs JURISDICTION'],
  [{ JURISDICTION: 'JP' }, 'offering online casino in Japan is illegal'],
  [{ JURISDICTION: 'MT' }, 'no profile of that country ships'],
])('real money does not start with %j', (env, reason) => {
  expect(() => read({ SANDBOX: 'off', ...env })).toThrow(reason)
})

test('SERVICE_WORKER=off takes the service worker from every brand', () => {
  const workers = (env: Record<string, string>) => read(env).sites.map(({ flags }) => flags.serviceWorker)
  expect(new Set(workers({}))).toEqual(new Set([true]))
  expect(new Set(workers({ SERVICE_WORKER: 'off' }))).toEqual(new Set([false]))
})
