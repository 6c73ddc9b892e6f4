import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { secondShareHolds } from '../../provably-fair/verify-second-share.ts'
import { beaconRoundAfter, beaconSigner } from './beacon-signer.ts'

/** The times of drand's chain `quicknet`, a round every three seconds. */
const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
}

test('the round of a beacon is the first that comes after bets are closed, not one that comes at that instant', () => {
  const at = (afterGenesisMs: number) => beaconRoundAfter({ ...quicknet, url: '' }, quicknet.genesisMs + afterGenesisMs)
  expect([-1, 0, 1, 2_999, 3_000, 3_001].map(at)).toEqual([1, 2, 2, 2, 3, 3])
})

test('a share is that of the beacon’s round, which is asked for again until it is there; it does not count before its signature is verified', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(asked.length < 2 ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ round: 8, randomness: 'a'.repeat(64), signature: 'bb' }))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const beacon = beaconSigner({ ...quicknet, url }, { now: () => quicknet.genesisMs + 60_000 })
  const ofRound = (at: number) => ({
    tableId: 'a-table',
    number: 1,
    betsRoot: 'c'.repeat(64),
    locksAt: quicknet.genesisMs + at,
  })
  const proof = await beacon.shareOf(ofRound(18_500))
  expect(proof).toEqual({ by: 'beacon', chain: quicknet.chain, round: 8, signature: 'bb', share: 'a'.repeat(64) })
  expect(asked).toEqual([`/${quicknet.chain}/public/8`, `/${quicknet.chain}/public/8`])
  expect(await secondShareHolds(proof, { ...ofRound(18_500), signer: await beacon.identity() })).toBe(false)
  await expect(beacon.shareOf(ofRound(30_000))).rejects.toThrow('the beacon sent round 8 for round 12')
})
