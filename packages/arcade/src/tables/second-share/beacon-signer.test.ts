import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type BeaconNetwork,
  type BeaconShare,
  beaconHash,
  beaconRoundFor,
  beaconShareHolds,
  beaconTime,
} from '../../provably-fair/beacon.ts'
import { openTestBeacon } from './beacon.fixture.ts'
import { beaconSigner } from './beacon-signer.ts'

/** The network `quicknet`, as drand publishes it: a round every three seconds. */
const quicknet: BeaconNetwork = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisTime: 1_692_803_367,
  periodSeconds: 3,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
}
const quicknetHash = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

/** Rounds of it with their signatures and random values, as they were published. */
const published = [
  [
    1_000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ],
  [
    657_413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  ],
] as const

let beacon: Awaited<ReturnType<typeof openTestBeacon>>
beforeAll(async () => {
  beacon = await openTestBeacon()
})
afterAll(() => beacon.close())

const sharesOf = (network: BeaconNetwork, round: number, signature: string): BeaconShare => ({
  by: 'beacon',
  network,
  round,
  locksAt: beaconTime(network, round) - 2_000,
  signature,
  share: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'),
})

test('the published network and rounds of quicknet hold', async () => {
  expect(await beaconHash(quicknet)).toBe(quicknetHash)
  for (const [round, signature, share] of published) {
    const proof = sharesOf(quicknet, round, signature)
    expect(proof.share).toBe(share)
    expect(await beaconShareHolds(proof, { signer: quicknetHash })).toBe(true)
  }
})

test('the round is the first that comes two seconds after bets are closed, or later', () => {
  const genesisMs = quicknet.genesisTime * 1_000
  const at = (afterGenesisMs: number) => beaconRoundFor(quicknet, genesisMs + afterGenesisMs)
  expect([-9_000, -2_000, -1_999, 0, 1_000, 1_001, 4_000, 4_001].map(at)).toEqual([1, 1, 2, 2, 2, 3, 3, 4])
  for (const locksAt of [genesisMs + 1, genesisMs + 77_777])
    expect(beaconTime(quicknet, beaconRoundFor(quicknet, locksAt)) - locksAt).toBeGreaterThanOrEqual(2_000)
})

const changes: Readonly<Record<string, (share: BeaconShare) => Partial<BeaconShare>>> = {
  'the round before, with its own signature': ({ round }) =>
    sharesOf(beacon.network, round - 1, beacon.sign(round - 1)),
  'the signature of another round': ({ round }) => {
    const { signature, share } = sharesOf(beacon.network, round, beacon.sign(round + 1))
    return { signature, share }
  },
  'a later round, of the same lock': ({ round }) => ({
    ...sharesOf(beacon.network, round + 1, beacon.sign(round + 1)),
    locksAt: beaconTime(beacon.network, round) - 2_000,
  }),
  'an earlier lock': ({ locksAt }) => ({ locksAt: locksAt - 3_000 }),
  'another share': () => ({ share: 'a'.repeat(64) }),
  'a signature that is no point': () => {
    const { signature, share } = sharesOf(beacon.network, 1, 'ff'.repeat(48))
    return { signature, share }
  },
  'the point at infinity': () => {
    const { signature, share } = sharesOf(beacon.network, 1, `c0${'00'.repeat(47)}`)
    return { signature, share }
  },
  // x = 4 is on the curve and in no group of that order
  'a point of another group': () => {
    const { signature, share } = sharesOf(beacon.network, 1, `80${'00'.repeat(46)}04`)
    return { signature, share }
  },
  'the key of quicknet': ({ network }) => ({ network: { ...network, publicKey: quicknet.publicKey } }),
  'another time of the first round': ({ network }) => ({
    network: { ...network, genesisTime: network.genesisTime + 3 },
  }),
  'another period': ({ network }) => ({ network: { ...network, periodSeconds: 1 } }),
}

test.each(Object.entries(changes))('a share does not hold with %s', async (name, change) => {
  const signer = await beaconHash(beacon.network)
  const genuine = sharesOf(beacon.network, 100, beacon.sign(100))
  expect(await beaconShareHolds(genuine, { signer })).toBe(true)
  const changed = { ...genuine, ...change(genuine) }
  // a right share of another round is found by the row of its round, which names the one that counts
  expect(await beaconShareHolds(changed, { signer })).toBe(name.startsWith('the round before'))
})

test('a share is that of the round after the lock, asked for again until it is there, and is verified in a thread', async () => {
  const { url, network } = beacon
  const first = beacon.answers.of
  let left = 2
  beacon.answers.of = (round) => (left-- > 0 ? null : first(round))
  const locksAt = network.genesisTime * 1_000 + 18_500
  let now = locksAt + 600
  const signer = beaconSigner({ url, network }, { now: () => (now += 500) })
  onTestFinished(() => {
    beacon.answers.of = first
    return signer.stop()
  })
  const round = { tableId: 'a-table', number: 1, betsRoot: 'c'.repeat(64), locksAt }
  const proof = await signer.shareOf(round)
  expect(proof).toEqual({ ...sharesOf(network, 8, beacon.sign(8)), locksAt })
  expect(now).toBeGreaterThanOrEqual(beaconTime(network, 8))
  expect(beacon.asked.slice(-3)).toEqual(Array(3).fill(`/${await beaconHash(network)}/public/8`))

  const named = { ...round, signer: await signer.identity() }
  let turns = 0
  const verified = signer.holds?.(proof, named).finally(() => {
    turns = -turns
  })
  while (turns >= 0) {
    await new Promise(setImmediate)
    turns += 1
  }
  expect(await verified).toBe(true)
  expect(-turns).toBeGreaterThan(20)
  expect(await signer.holds?.({ ...proof, share: 'a'.repeat(64) }, named)).toBe(false)
  beacon.answers.of = (of) => first(of + 1)
  await expect(signer.shareOf(round)).rejects.toThrow('the beacon sent round 9 for round 8')
})
