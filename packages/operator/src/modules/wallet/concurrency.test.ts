import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type Pocket, pockets, type TransferDraft } from './index.ts'
import { deposit, move, openWallet, stake, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
beforeAll(async () => {
  open = await openWallet()
})
afterAll(() => open.closeClean())

const cashOf = async (playerId: string) => (await open.wallet.balances(open.db, playerId)).realCash

/** Repetitions of each race, each with a new player. */
const rounds = Array.from({ length: 20 }, (_, round) => round)

test('twenty identical concurrent transfers move money once and get the same outcome', async () => {
  for (const _ of rounds) {
    const player = await open.newPlayer(1000)
    const twins = await Promise.all(Array.from({ length: 20 }, () => open.post(stake(player, 10, { key: 'twin' }))))
    expect(new Set(twins.map((twin) => twin.transferId)).size).toBe(1)
    expect(twins.filter((twin) => !twin.replayed)).toHaveLength(1)
    expect(await cashOf(player)).toBe(990)
  }
})

test('of twenty concurrent stakes on a balance for eight, eight pass', async () => {
  for (const _ of rounds) {
    const player = await open.newPlayer(80)
    const stakes = Array.from({ length: 20 }, (_, n) => open.post(stake(player, 10, { key: `s${n}` })))
    const results = await Promise.allSettled(stakes)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(8)
    expect(await cashOf(player)).toBe(0)
  }
})

test('concurrent batches with the same players in opposite order do not deadlock', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => open.newPlayer(10_000)))
  const batches = Array.from({ length: 40 }, (_, batch) => {
    const order = batch % 2 === 0 ? players : [...players].reverse()
    return open.postBatch(order.map((player) => stake(player, 1, { key: `cross-${batch}` })))
  })
  const outcomes = (await Promise.all(batches)).flat()
  expect(outcomes.every((outcome) => outcome.status === 'posted')).toBe(true)
  expect(await Promise.all(players.map(cashOf))).toEqual(players.map(() => 10_000 - 40))
})

test('in any mix of concurrent transfers each key moves money at most once, no pocket goes below zero and the ledger sums to zero', async () => {
  const batch = fc.array(
    fc.record({
      player: fc.nat({ max: 3 }),
      key: fc.nat({ max: 30 }),
      to: fc.constantFrom(...pockets),
      amount: fc.integer({ min: -300, max: 300 }).filter((amount) => amount !== 0),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 2, maxLength: 10 }), async (batches) => {
      const players = await Promise.all(Array.from({ length: 4 }, () => open.newPlayer(200)))
      const drafts = batches.map((asked) =>
        asked.map(({ player, key, to, amount }) =>
          move(players[player] ?? '', amount, {
            key: `k${key}`,
            from: house('games/arcade'),
            to,
            kind: amount < 0 ? 'stake' : 'win',
          }),
        ),
      )
      const outcomes = (await Promise.all(drafts.map(open.postBatch))).flat()
      const expected = new Map(players.map((player) => [player, { realCash: 200, crp: 0, drp: 0, wrp: 0, freebet: 0 }]))
      drafts.flat().forEach((draft, i) => {
        if (outcomes[i]?.status === 'posted') apply(draft, expected)
      })
      for (const [player, amounts] of expected) {
        expect(await open.wallet.balances(open.db, player)).toMatchObject(amounts)
        expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0)
      }
      const { findings } = await open.wallet.verify(open.db)
      expect(findings).toEqual([])
    }),
    { numRuns: 25 },
  )
})

function apply(draft: TransferDraft, amounts: Map<string, Record<Pocket, number>>): void {
  const [, player = '', name = ''] = draft.legs[0]?.account.split('/') ?? []
  const pocketsOf = amounts.get(player)
  if (pocketsOf) pocketsOf[name as Pocket] += draft.legs[0]?.amount ?? 0 // the fixture puts the player's leg first
}

test('facts about one player are published in the order of the transfers', async () => {
  const player = await open.newPlayer(1000)
  await Promise.all(Array.from({ length: 30 }, (_, n) => open.post(deposit(player, 1, { key: `d${n}` }))))
  const versions = (await open.facts()).filter((fact) => fact.key === player).map((fact) => fact.data.version)
  expect(versions).toEqual(versions.map((_, i) => i + 1))
})
