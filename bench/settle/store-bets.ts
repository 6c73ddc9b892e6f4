import type { ResultMessage } from '@andon/bookmaker'
import { plainOutcome, price } from '@andon/bookmaker/rules'
import type { StoredLeg } from '@andon/bookmaker/testing'
import { exposuresOf, movePositions, slipOf } from '@andon/bookmaker/testing'
import { house, pocket, type Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { type PlayChanges, savePlay } from '../../packages/operator/src/modules/game-wallet/store/save-play.ts'

export interface BetsToStore {
  readonly count: number
  /** `mix`: of ten, 6 singles, 2 trebles, a Yankee and one of 2 and 3 of 5 with a banker, a third of the selections wins. `winners`: singles that all win. */
  readonly kind: 'mix' | 'winners'
}

interface Shape {
  readonly legs: number
  readonly folds: readonly number[]
  readonly lines: number
  readonly bankers: number
}

const single: Shape = { legs: 1, folds: [1], lines: 1, bankers: 0 }
const treble: Shape = { legs: 3, folds: [3], lines: 1, bankers: 0 }
const mix: readonly Shape[] = [
  ...Array.from({ length: 6 }, () => single),
  ...[treble, treble],
  { legs: 4, folds: [2, 3, 4], lines: 11, bankers: 0 },
  { legs: 5, folds: [2, 3], lines: 10, bankers: 1 },
]
const outcomes = ['1', 'X', '2'] as const
/** As many in a large book as in a small one. */
const betsPerEvent = 20
const chunk = 1000
let books = 0

/** Stores accepted bets whose stakes are taken, with their positions, as placing them would, but many at a time. Returns the results that decide them. */
export async function storeBets(
  {
    db,
    newId,
    ownerDb,
    wallet,
    supplierCode,
  }: Pick<Runtime, 'db' | 'newId'> & { readonly ownerDb: Db; readonly wallet: Wallet; readonly supplierCode: string },
  playerIds: readonly string[],
  { count, kind }: BetsToStore,
): Promise<{ messages: ResultMessage[]; betIds: string[] }> {
  const book = books++
  const events = Math.ceil(count / betsPerEvent)
  const eventOf = (n: number) => `andon:match:${book}-${n % events}`
  const at = Temporal.Now.instant()
  const stake = 6600
  const bets = Array.from({ length: count }, (_, n) => {
    const shape = kind === 'winners' ? single : (mix[n % mix.length] ?? single)
    const playerId = playerIds[(n * 7) % playerIds.length] ?? ''
    const legs = Array.from({ length: shape.legs }, (_, leg): StoredLeg => {
      const eventId = eventOf(n * 7 + leg)
      const outcome = outcomes[kind === 'winners' ? 0 : (n + leg) % 3] ?? '1'
      const words = { event: same('Kashiwa - Urawa'), market: same('Match result'), outcome: same(outcome) }
      return {
        ...{ eventId, marketKey: '1', outcome, selection: `${eventId}/1/${outcome}`, words, about: null },
        ...{ price: price(1500 + ((n * 29 + leg * 13) % 3500)), banker: leg < shape.bankers, leg },
        ...{
          role: 'win',
          placeFraction: null,
          boost: null,
          asked: { price: price(2000), score: null, redCards: null },
        },
      }
    })
    return {
      ...{ playerId, id: newId('bet', playerId), stakePerLine: `${stake / shape.lines}`, eachWay: false },
      ...{ size: shape.legs, folds: [...shape.folds], legs },
    }
  })
  for (let from = 0; from < count; from += chunk) {
    const some = bets.slice(from, from + chunk)
    await db.transaction(async (tx) => {
      const drafts = some.map(({ playerId, id }) => ({
        ...{ key: `${supplierCode}/${id}.bet`, kind: 'stake' as const, currency: 'JPY' as const, playerId },
        reference: `${supplierCode}/${id}`,
        legs: [
          { account: pocket(playerId, 'realCash'), amount: -stake },
          { account: house(`games/${supplierCode}`), amount: stake },
        ],
      }))
      await wallet.postBatch(tx, drafts)
      await savePlay(tx, stakesOf(some, { supplierCode, stake, at }), at)
      await tx.query(
        `insert into bookmaker.bets (player_id, id, request_id, request_hash, wallet_session, currency, language, policy, size, folds, stake, stake_per_line,
           placed_at, accepted_at, status)
         select player_id, id, right(id, 18), repeat('0', 64), 'bench', 'JPY', 'en', 'none', size, folds, $2, stake_per_line, $3, $3, 'ACCEPTED'
         from jsonb_to_recordset($1::jsonb) as bet (player_id text, id text, size integer, folds integer[], stake_per_line text)`,
        [
          JSON.stringify(some.map((bet) => ({ ...bet, player_id: bet.playerId, stake_per_line: bet.stakePerLine }))),
          stake,
          at.toString(),
        ],
      )
      await tx.query(
        `insert into bookmaker.legs (player_id, bet_id, number, selection, event_id, market_key, outcome, price, asked_price, banker, words, leg)
         select player_id, bet_id, leg, selection, event_id, market_key, outcome, price, price, banker, words, leg
         from jsonb_to_recordset($1::jsonb) as leg (player_id text, bet_id text, leg integer, selection text, event_id text, market_key text, outcome text,
           price integer, banker boolean, words jsonb)`,
        [
          JSON.stringify(
            some.flatMap(({ playerId, id, legs }) =>
              legs.map((leg) => ({
                ...{ ...leg, player_id: playerId, bet_id: id, event_id: leg.eventId, market_key: leg.marketKey },
              })),
            ),
          ),
        ],
      )
      await movePositions(
        tx,
        some.flatMap((bet) => exposuresOf(bet, slipOf(bet))),
      )
    })
  }
  await ownerDb.query('vacuum analyze')
  const messages = Array.from({ length: events }, (_, event) =>
    outcomes.map((outcome, at): ResultMessage => {
      const wins = kind === 'winners' || at === event % 3
      return {
        ...{ kind: 'settlement', eventId: eventOf(event), selection: `${eventOf(event)}/1/${outcome}`, sequence: 1 },
        ...{ outcome: plainOutcome(wins ? 'won' : 'lost'), certainty: 2 },
      }
    }),
  ).flat()
  return { messages, betIds: bets.map(({ id }) => id) }
}

const same = (text: string) => ({ ja: text, en: text })

/** As the wallet records them. */
function stakesOf(
  bets: readonly { readonly playerId: string; readonly id: string }[],
  { supplierCode, stake, at }: { supplierCode: string; stake: number; at: Temporal.Instant },
): PlayChanges {
  const about = { supplier: supplierCode, gameCode: supplierCode, currency: 'JPY', state: 'open' } as const
  return {
    transactions: bets.map(({ playerId, id }) => ({
      ...about,
      transactionId: `${id}.bet`,
      kind: 'bet',
      payloadHash: Buffer.alloc(32),
      playerId,
      roundId: id,
      at,
      betTransactionId: null,
      amount: stake,
      balance: 0,
      bonusId: null,
      countedHundredths: 0,
      owed: 0,
      split: [{ pocket: 'realCash', amount: stake }],
      jackpots: [],
    })),
    bets: [],
    rounds: bets.map(({ playerId, id }) => ({
      ...about,
      playerId,
      roundId: id,
      staked: stake,
      won: 0,
      closingBet: null,
      finishedByRules: false,
      openedAt: Temporal.Instant.from('2026-06-01T00:00:00Z'),
      site: 'LEO',
      category: 'sports',
      jackpots: [],
    })),
    starts: [],
  }
}
