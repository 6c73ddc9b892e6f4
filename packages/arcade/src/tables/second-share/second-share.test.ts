import { constants, createPublicKey, generateKeyPairSync, type KeyObject, publicDecrypt } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@andon/platform/log'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { SecondShareProof } from '../../game-api/table-fields.ts'
import { encodedMessage, identityOf, outputOf, signatureHolds } from '../../provably-fair/rsa-fdh-vrf.ts'
import { tableDraws } from '../../provably-fair/table-chance.ts'
import { secondShareHolds } from '../../provably-fair/verify-second-share.ts'
import { bindSigner } from './bound-signer.ts'
import type { NamedSigner } from './named-signer.ts'
import { startOwnSigner } from './own-signer.ts'
import { remoteSigner } from './remote-signer.ts'
import { openOnceSigner } from './sign-once.ts'
import { createSignerServer } from './signer-server.ts'
import { signingKeyOf } from './signing-key.ts'

const log = createLog({ level: 'silent' })
const round = { tableId: 'suzaku-hall', number: 7, betsRoot: 'c'.repeat(64), chain: 1, locksAt: 0 }
const rsa = (modulusLength: number, publicExponent = 65_537) =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent }).privateKey

/** A folder with a key that was made at its first use. */
let folder: string
let database: FreshDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-signer-'))
  database = await freshDatabase({ modules: ['arcade'] })
  await openOnceSigner(folder)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

test('a signature is the one number that the private key gives for the message, by the crypto of Node', async () => {
  const privateKey = rsa(3072)
  const key = signingKeyOf(privateKey)
  const signature = await key.sign('a message')
  const modulus = Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).n ?? '', 'base64url')
  const opened = publicDecrypt(
    { key: createPublicKey(privateKey), padding: constants.RSA_NO_PADDING },
    Buffer.from(signature, 'base64'),
  )
  expect(opened).toEqual(Buffer.from(await encodedMessage(modulus, 'a message')))
  expect(await key.sign('a message')).toBe(signature)
  const named = { publicKey: key.publicKey, signature }
  expect(await signatureHolds({ ...named, message: 'a message' })).toBe(true)
  expect(await signatureHolds({ ...named, message: 'another' })).toBe(false)
  expect(await signatureHolds({ ...named, message: 'a message', signature: plusModulus(signature, modulus) })).toBe(
    false,
  )
})

/** The same number modulo n, where it still has as many bytes; the greatest number of so many bytes otherwise. */
function plusModulus(signature: string, modulus: Buffer): string {
  const sum = BigInt(`0x${Buffer.from(signature, 'base64').toString('hex')}`) + BigInt(`0x${modulus.toString('hex')}`)
  const hex = sum.toString(16).padStart(modulus.length * 2, '0')
  return (hex.length > modulus.length * 2 ? Buffer.alloc(modulus.length, 255) : Buffer.from(hex, 'hex')).toString(
    'base64',
  )
}

test.each<[string, () => KeyObject]>([
  ['a short key', () => rsa(2048)],
  ['a key whose exponent is another', () => rsa(3072, 3)],
  ['a key that is none of RSA', () => generateKeyPairSync('ed25519').privateKey],
])('%s signs nothing that counts', async (_, keyOf) => {
  const publicKey = createPublicKey(keyOf()).export({ format: 'der', type: 'spki' }).toString('base64')
  const signature = Buffer.alloc(publicKey.length > 400 ? 384 : 256).toString('base64')
  expect(await signatureHolds({ publicKey, message: '', signature })).toBe(false)
})

test('a round and its root have one share, another key gives another, and the key is readable by its owner alone', async () => {
  const at = await mkdtemp(join(tmpdir(), 'other-signer-'))
  onTestFinished(() => rm(at, { recursive: true }))
  const [signer, again, other] = await Promise.all([openOnceSigner(folder), openOnceSigner(folder), openOnceSigner(at)])
  const shares = await Promise.all([signer, again, other].map((one) => one.sign(round)))
  const [first, second, third] = shares.map(({ share }) => share)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  for (const [at, proof] of shares.entries())
    expect(await secondShareHolds(proof, { ...round, signer: await identityOf(signer.publicKey) })).toBe(at < 2)
  expect((await stat(join(at, 'key.pem'))).mode & 0o777).toBe(0o600)
  await chmod(join(at, 'key.pem'), 0o640)
  await expect(openOnceSigner(at)).rejects.toThrow('chmod 600')
})

test('a round is signed for one root only, and none after a later one of its table, also by another process', async () => {
  const signer = await openOnceSigner(folder)
  const sign = (number: number, betsRoot: string, by = signer) => by.sign({ tableId: 'once', number, betsRoot })
  await sign(4, 'a'.repeat(64))
  await sign(5, 'a'.repeat(64))
  const restarted = await openOnceSigner(folder)
  await expect(sign(5, 'b'.repeat(64), restarted)).rejects.toThrow('round 5 of once was signed for another root')
  await expect(sign(4, 'a'.repeat(64), restarted)).rejects.toThrow('a later round of once')
  await expect(sign(4, 'b'.repeat(64), restarted)).rejects.toThrow('a later round of once')
  await sign(5, 'a'.repeat(64), restarted)
  await signer.sign({ tableId: 'once-more', number: 1, betsRoot: 'b'.repeat(64) })
  expect((await readdir(join(folder, 'signed'))).filter((name) => name.startsWith('once'))).toEqual([
    'once-more.1',
    'once.5',
  ])
  const roots = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(64))
  const results = await Promise.allSettled(roots.map((root) => sign(6, root)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the process that signs is started again when it dies, and gives the same share; it ends with the server', async () => {
  const signer = startOwnSigner({ folder, log })
  const identity = await signer.identity()
  const own = { ...round, tableId: 'own' }
  const { share } = await signer.shareOf(own)
  const first = signer.pid()
  if (first === undefined) throw new Error('the process runs')
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => expect((await signer.shareOf(own)).share).toBe(share), { timeout: 30_000 })
  expect(signer.pid()).not.toBe(first)
  expect(await signer.identity()).toBe(identity)
  await expect(signer.shareOf({ ...own, betsRoot: 'd'.repeat(64) })).rejects.toThrow('another root')
  const second = signer.pid() ?? 0
  await signer.stop()
  expect(() => process.kill(second, 0)).toThrow('ESRCH')
})

test('a signer elsewhere is asked with its token, and says which field is wrong and why it refuses', async () => {
  const server = createSignerServer({ signer: await openOnceSigner(folder), token: 'the-token-of-the-signer' })
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const signer = remoteSigner({ url, token: 'the-token-of-the-signer' })
  const elsewhere = { ...round, tableId: 'elsewhere' }
  const proof = await signer.shareOf(elsewhere)
  expect(await secondShareHolds(proof, { ...elsewhere, signer: await signer.identity() })).toBe(true)
  await expect(signer.shareOf({ ...elsewhere, betsRoot: 'e'.repeat(64) })).rejects.toThrow(
    '409: round 7 of elsewhere was',
  )
  await expect(signer.shareOf({ ...elsewhere, betsRoot: 'e' })).rejects.toThrow('400: betsRoot is not')
  await expect(remoteSigner({ url, token: 'another' }).identity()).rejects.toThrow('401')
})

test('a round is signed by the signer of its chain alone, and a share that is not genuine does not count', async () => {
  const { db, ownerDb } = database
  const signer = await openOnceSigner(folder)
  const identity = await identityOf(signer.publicKey)
  await ownerDb.query(
    `insert into arcade.table_chains (table_id, chain, links, published_end, signer, committed_at, checkpoint_every, checkpoints)
     values ('bound', 1, 1, $1, $2, now(), 1, decode($1, 'hex')), ('bound', 2, 1, $1, $1, now(), 1, decode($1, 'hex'))`,
    ['f'.repeat(64), identity],
  )
  const bound = { ...round, tableId: 'bound' }
  const named = (change: (proof: SecondShareProof) => Promise<SecondShareProof>): NamedSigner => ({
    at: null,
    identity: async () => identity,
    key: async () => signer.publicKey,
    shareOf: async (of) => change(await signer.sign(of)),
    stop: async () => undefined,
  })
  const honest = bindSigner({ db, signer: named(async (proof) => proof) })
  expect((await honest.shareOf(bound)).share).toMatch(/^[0-9a-f]{64}$/)
  await expect(honest.shareOf({ ...bound, chain: 2 })).rejects.toThrow('bound to another second signer')
  const forged = named(async (proof) => {
    const signature = Buffer.alloc(384, 1).toString('base64')
    return proof.by === 'signer' ? { ...proof, signature, share: await outputOf(signature) } : proof
  })
  await expect(bindSigner({ db, signer: forged }).shareOf(bound)).rejects.toThrow('is not genuine')
  const beacon: SecondShareProof = {
    by: 'beacon',
    network: { publicKey: 'a'.repeat(192), genesisTime: 0, periodSeconds: 3, groupHash: 'ab', beaconId: 'default' },
    round: 2,
    locksAt: 0,
    signature: 'c'.repeat(96),
    share: 'f'.repeat(64),
  }
  await expect(bindSigner({ db, signer: named(async () => beacon) }).shareOf(bound)).rejects.toThrow('is not genuine')
})

test('neither the seed of the chain nor the share alone tells a result: with the other unknown every pocket comes up', () => {
  const pocket = (serverSeed: string, share: string) => tableDraws({ ...round, share, serverSeed }).uniform(37)
  const others = Array.from({ length: 600 }, (_, at) => at.toString(16).padStart(64, '0'))
  expect(new Set(others.map((share) => pocket('a'.repeat(64), share))).size).toBe(37)
  expect(new Set(others.map((seed) => pocket(seed, 'a'.repeat(64)))).size).toBe(37)
  expect(pocket('a'.repeat(64), 'b'.repeat(64))).toBe(pocket('a'.repeat(64), 'b'.repeat(64)))
})
