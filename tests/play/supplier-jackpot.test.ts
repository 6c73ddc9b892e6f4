import { jackpots as api } from '@andon/contract/player-api/jackpots'
import { supplierAt } from '@andon/operator/catalogue'
import { createJackpots, jackpotMetersChanged } from '@andon/operator/jackpots'
import type { RequestContext, Session } from '@andon/platform/http'
import { startExampleSupplier } from '@andon/tests/example-supplier'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkLedger } from '../../packages/operator/src/modules/game-wallet/check-ledger.fixture.ts'
import {
  type GameWalletFixture,
  openGameWallet,
  publishedGame,
} from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { asSent, listen } from '../conformance/operator-wallet.ts'

/** A supplier in a process of its own, with a jackpot that drops within five rounds of 500, at an operator whose first brand has jackpots. */
let supplier: Awaited<ReturnType<typeof startExampleSupplier>>
let operator: GameWalletFixture
let jackpots: ReturnType<typeof createJackpots>
let listener: Awaited<ReturnType<typeof listen>>
let brandHasJackpots = true
const unavailable = { status: 503, body: { status: 'UNAVAILABLE' } }

beforeAll(async () => {
  listener = await listen(async (...call) =>
    operator ? asSent(await operator.gameWallet.handle(...call)) : unavailable,
  )
  supplier = await startExampleSupplier({ walletUrl: listener.url, jackpotCap: 511 })
  const key = { algorithm: 'ed25519' as const, publicKeyPem: await supplier.publicKey() }
  operator = await openGameWallet({
    modules: ['jackpots'],
    suppliers: [supplierAt('http://paper-fold.localhost:4900', { code: 'paper-fold', kind: 'casino', key })],
    hasJackpots: () => brandHasJackpots,
    jackpotMeters: { tell: (...stated) => jackpots.meters.tell(...stated) },
  })
  const { clock, runtime, sync } = operator
  clock.advance({ milliseconds: Date.now() - clock.now().epochMilliseconds }) // the supplier's clock is the real one
  jackpots = createJackpots(runtime, {
    findGames: async (_, codes) => new Map(codes.map((code) => [code, { supplier: 'paper-fold' }])),
    playersByIds: async () => new Map(),
    showsRounds: () => false,
    isOn: ({ code }) => code === 'LEO',
    announce: (fact) => {
      if (jackpotMetersChanged.is(fact)) jackpots.meters.take(fact) // as the bus of a single node delivers it
    },
  })
  await sync('paper-fold', [publishedGame('paper-coin'), publishedGame('six-lanterns')])
})
afterAll(async () => {
  await supplier.close()
  await listener.close()
  await checkLedger(operator)
  await operator.close()
})

async function openGame(session: Session) {
  const token = await operator.launchToken(session, 'paper-coin')
  const opened = await supplier.ask('open', { gameCode: 'paper-coin', token })
  return () => supplier.ask('play', { session: opened.session, choice: 0, stake: 500 })
}
const listed = async (site: string) => {
  const reply = await jackpots.routes.getJackpots({ languageId: 'en' }, { site } as RequestContext) // the handler reads nothing else
  return v.parse(api.getJackpots.reply, reply).jackpots
}
const contributed = async () =>
  (
    await operator.db.query<{ jackpot: string; millionths: number }>(
      `select part->>'jackpot' as jackpot, sum((part->>'millionths')::bigint)::bigint as millionths
       from game_wallet.play_details, jsonb_array_elements(contributions) as part group by 1 order by 1`,
    )
  ).map(({ jackpot, millionths }) => [jackpot, millionths])
const moves = () =>
  operator.db.query<{ from: string; millionths: number }>(
    `select from_jackpot "from", millionths from game_wallet.jackpot_moves order by at`,
  )

const rounds = 12

test('a supplier’s jackpot is fed by stakes, won with a round, seeded from its reserve, and shown where the brand has jackpots', async () => {
  const play = await openGame(await operator.newPlayer(100_000))
  let balance = 100_000
  let hits = 0
  let meter = 500_000_000
  for (let n = 0; n < rounds; n++) {
    const { won, jackpot = 0, ...reply } = await play()
    balance += won + jackpot - 500
    meter += 2_250_000 - jackpot * 1_000_000 + (jackpot > 0 ? 500_000_000 : 0)
    hits += Number(jackpot > 0)
    expect(reply).toMatchObject({ status: 'OK', balance })
  }
  expect(hits).toBeGreaterThan(1)
  expect(await contributed()).toEqual([
    ['paper-lantern', rounds * 2_250_000],
    ['paper-lantern.reserve', rounds * 250_000],
  ])
  await vi.waitFor(async () => expect(await moves()).toHaveLength(hits), { timeout: 20_000, interval: 100 })
  expect(new Set((await moves()).map(({ from }) => from))).toEqual(new Set(['paper-lantern.reserve']))
  const amount = Math.floor(meter / 1_000_000)
  await vi.waitFor(
    async () =>
      expect(await listed('LEO')).toMatchObject([
        { id: 'paper-fold/paper-lantern', amount, mustDropAt: 511, games: ['paper-coin', 'six-lanterns'] },
      ]),
    { timeout: 20_000, interval: 100 },
  )
  expect(await listed('BEE')).toEqual([])
})

test('a move that the operator did not acknowledge is sent again after a restart, and moves once', async () => {
  const before = (await moves()).length
  const { handle } = operator.gameWallet
  const lost = vi.spyOn(operator.gameWallet, 'handle').mockImplementation(async (path, raw, headers) => {
    const reply = await handle(path, raw, headers)
    return path === '/wallet/move-jackpot' ? { status: 502, body: { status: 'UNAVAILABLE', message: '' } } : reply
  })
  const play = await openGame(await operator.newPlayer(100_000))
  for (let n = 0; n < 5; n++) await play()
  await vi.waitFor(async () => expect((await moves()).length).toBeGreaterThan(before), {
    timeout: 20_000,
    interval: 100,
  })
  await supplier.restart()
  lost.mockRestore()
  const known = await moves()
  const seen = vi.spyOn(operator.gameWallet, 'handle')
  await vi.waitFor(() => expect(seen.mock.calls.map(([path]) => path)).toContain('/wallet/move-jackpot'), {
    timeout: 20_000,
    interval: 100,
  })
  seen.mockRestore()
  expect(await moves()).toEqual(known)
})

test('of a player whose brand has no jackpots nothing is contributed and nothing won', async () => {
  const before = await contributed()
  brandHasJackpots = false
  const play = await openGame(await operator.newPlayer(100_000))
  for (let n = 0; n < 3; n++) expect((await play()).jackpot).toBeUndefined()
  expect(await contributed()).toEqual(before)
})
