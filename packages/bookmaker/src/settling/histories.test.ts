import { crashingBookmaker } from '@andon/tests/sports/crashing-bookmaker'
import {
  backIn,
  cancelled,
  lost,
  openBookmaker,
  requestOf,
  rolledBack,
  selectionOf,
  type TestBookmaker,
  withdrawn,
  won,
} from '@andon/tests/sports/open-bookmaker'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  decisionFor,
  type LegFacts,
  nothingKnown,
  withCancellation,
  withoutCancellation,
  withoutWithdrawal,
  withWithdrawal,
} from '../bet-rules/leg-facts.ts'
import type { ResultMessage } from '../book/offer.ts'
import { price } from '../model/price.ts'
import type { BettingPlayer } from '../placing/bet-request.ts'
import { readSlip } from '../settlement/read-slip.ts'
import { settle } from '../settlement/settle.ts'

let book: TestBookmaker
let player: BettingPlayer
beforeEach(async () => {
  book = await openBookmaker()
  player = await book.newPlayer(1_000_000)
})
afterEach(() => book.close({ deposited: new Map([[player, 1_000_000]]) }))

const events = [1, 2, 3]
const always = { fromMs: null, untilMs: null }
const kinds = ['won', 'lost', 'rolledBack', 'cancelled', 'takenBack', 'withdrawn', 'alsoWithdrawn', 'backIn'] as const
const bet = fc.record({
  legs: fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 1 }),
  choose: fc.integer({ min: 1, max: 3 }),
})
const result = fc.record({
  leg: fc.constantFrom(0, 1, 2),
  kind: fc.constantFrom(...kinds),
  again: fc.boolean(),
  /** The step of the work after it at which the process crashes; 0: it does no work yet. */
  crashAt: fc.integer({ min: 0, max: 25 }),
})
const history = [
  fc.array(bet, { minLength: 2, maxLength: 4 }),
  fc.array(result, { minLength: 8, maxLength: 25 }),
] as const

function messageOf(kind: (typeof kinds)[number], selection: string, sequence: number): ResultMessage {
  switch (kind) {
    case 'won':
      return won(selection, sequence)
    case 'lost':
      return lost(selection, sequence)
    case 'rolledBack':
      return rolledBack(selection, sequence)
    case 'cancelled':
      return cancelled(selection, sequence, always)
    case 'takenBack':
      return cancelled(selection, sequence, always, 'rollBackCancel')
    case 'withdrawn':
      return withdrawn(selection, sequence, { runner: '8', beforeMs: Number.MAX_SAFE_INTEGER, price: price(4000) })
    case 'alsoWithdrawn':
      return withdrawn(selection, sequence, { runner: '9', beforeMs: Number.MAX_SAFE_INTEGER, price: price(2500) })
    case 'backIn':
      return backIn(selection, sequence, '8')
  }
}

function afterMessage(facts: LegFacts, message: ResultMessage): LegFacts {
  switch (message.kind) {
    case 'settlement':
      return { ...facts, settled: message }
    case 'rollBack':
      return { ...facts, settled: null }
    case 'cancel':
      return withCancellation(facts, message.window)
    case 'rollBackCancel':
      return withoutCancellation(facts, message.window)
    case 'withdrawal':
      return withWithdrawal(facts, message.withdrawal)
    case 'rollBackWithdrawal':
      return withoutWithdrawal(facts, message)
  }
}

test('whatever happens in whatever order, with crashes: each bet has paid what its last results say, and the open ones are the positions', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(...history, async (placedBets, results) => {
      runs += 1
      const own = events.map((event) => selectionOf(event + 100 * runs))
      for (const selection of own) book.offer(selection)
      const facts = new Map<string, LegFacts>()
      const bets: { id: string; legs: string[]; folds: number }[] = []
      await book.answerRealityCheck(player) // the runs before took hours of the clock
      for (const [at, { legs: chosen, choose }] of placedBets.entries()) {
        const legs = chosen.map((leg) => own[leg] ?? '')
        const folds = Math.min(choose, legs.length)
        const request = requestOf(`request-${runs}-${at}`, legs, { system: { choose: [folds] }, stake: 600 })
        const placed = await book.bookmaker.placeBet(player, request)
        if ('refused' in placed) throw new Error(placed.refused.code)
        bets.push({ id: placed.bet.id, legs, folds })
      }
      for (const [sequence, { leg, kind, again, crashAt }] of results.entries()) {
        const selection = own[leg] ?? ''
        const message = messageOf(kind, selection, sequence)
        facts.set(selection, afterMessage(facts.get(selection) ?? nothingKnown, message))
        await book.bookmaker.storeResults(again ? [message, message] : [message])
        if (crashAt === 0) continue
        const process = crashingBookmaker(book, { step: crashAt, moment: 'after' })
        await process.bookmaker.work().catch(() => undefined)
        book.clock.advance({ seconds: 20 })
      }
      await book.settleDown()
      let open = 0
      for (const { id, legs, folds } of bets) {
        const bet = await book.bookmaker.findBet(player.playerId, id)
        const lines = bet?.lines ?? 0
        const slip = readSlip({
          stakePerLine: `600/${lines}`,
          choose: [folds],
          legs: legs.map((leg) => ({ id: leg, odds: '2' })),
        })
        const decided = new Map(
          legs.flatMap((leg) => {
            const decision = decisionFor(facts.get(leg) ?? nothingKnown, 0)
            return decision ? [[leg, decision.outcome] as const] : []
          }),
        )
        if (decided.size === legs.length) expect(bet).toMatchObject({ paid: settle(slip, decided).paid })
        else expect(bet).toMatchObject({ paid: 0 })
        if (bet?.status === 'ACCEPTED') open += 1
      }
      const [positions] = await book.db.query<{ used: number }>(
        `select count(*) used from bookmaker.positions where event_id = any($1::text[]) and (base <> 0 or changes <> '{}')`,
        [own.map((selection) => selection.split('/')[0])],
      )
      expect((positions?.used ?? 0) > 0).toBe(open > 0)
    }),
    { numRuns: 25 },
  )
})
