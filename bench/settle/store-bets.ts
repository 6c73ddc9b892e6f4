import type { ResultMessage } from '@andon/bookmaker'
import { plainOutcome, price } from '@andon/bookmaker/rules'
import type { StoredLeg } from '@andon/bookmaker/testing'
import { exposuresOf, movePositions, slipOf } from '@andon/bookmaker/testing'
import { house, pocket, type Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
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

/** Of each bet, in minor units. */
const stake = 6600

interface Store extends Pick<Runtime, 'db' | 'newId'> {
  readonly ownerDb: Db
  readonly wallet: Wallet
  readonly supplierCode: string
}

/** Stores accepted bets whose stakes are taken, with their positions, as placing them would, but many at a time. Returns the results that decide them. */
export async function storeBets(
  store: Store,
  playerIds: readonly string[],
  { count, kind }: BetsToStore,
): Promise<{ messages: ResultMessage[]; betIds: string[] }> {
  const book = books++
  const events = Math.ceil(count / betsPerEvent)
  const eventOf = (n: number) => `andon:match:${book}-${n % events}`
  const at = Temporal.Now.instant()
  const bets = Array.from({ length: count }, (_, n) => {
    const playerId = playerIds[(n * 7) % playerIds.length] ?? ''
    return betOf(n, { kind, eventOf, playerId, id: store.newId('bet', playerId) })
  })
  for (let from = 0; from < count; from += chunk) {
    const some = bets.slice(from, from + chunk)
    await store.db.transaction((tx) => storeSome(tx, some, { ...store, at }))
  }
  await store.ownerDb.query('vacuum analyze')
  const messages = Array.from({ length: events }, (_, event) => resultsOf(event, { kind, eventOf })).flat()
  return { messages, betIds: bets.map(({ id }) => id) }
}

interface BetParts extends Pick<BetsToStore, 'kind'> {
  readonly eventOf: (n: number) => string
  readonly playerId: string
  readonly id: string
}

/** The bet number `n` of a book. */
function betOf(n: number, { kind, eventOf, playerId, id }: BetParts) {
  const shape = kind === 'winners' ? single : (mix[n % mix.length] ?? single)
  const legs = Array.from({ length: shape.legs }, (_, leg): StoredLeg => {
    const eventId = eventOf(n * 7 + leg)
    const outcome = outcomes[kind === 'winners' ? 0 : (n + leg) % 3] ?? '1'
    return {
      eventId,
      marketKey: '1',
      outcome,
      selection: `${eventId}/1/${outcome}`,
      names: { event: same('Kashiwa - Urawa'), market: same('Match result'), outcome: same(outcome) },
      about: null,
      price: price(1500 + ((n * 29 + leg * 13) % 3500)),
      banker: leg < shape.bankers,
      leg,
      role: 'win',
      placeFraction: null,
      boost: null,
      asked: { price: price(2000), score: null, redCards: null },
    }
  })
  return {
    playerId,
    id,
    stakePerLine: `${stake / shape.lines}`,
    eachWay: false,
    size: shape.legs,
    folds: [...shape.folds],
    legs,
  }
}

interface StoreSome extends Pick<Store, 'wallet' | 'supplierCode'> {
  readonly at: Temporal.Instant
}

/** Takes the stakes of some bets and stores them, their legs and their positions. */
async function storeSome(
  tx: Tx,
  bets: readonly ReturnType<typeof betOf>[],
  { wallet, supplierCode, at }: StoreSome,
): Promise<void> {
  const drafts = bets.map(({ playerId, id }) => ({
    key: `${supplierCode}/${id}.bet`,
    kind: 'stake' as const,
    currency: 'JPY' as const,
    playerId,
    reference: `${supplierCode}/${id}`,
    legs: [
      { account: pocket(playerId, 'realCash'), amount: -stake },
      { account: house(`games/${supplierCode}`), amount: stake },
    ],
  }))
  await wallet.postBatch(tx, drafts)
  await savePlay(tx, stakesOf(bets, { supplierCode, at }), at)
  await tx.query(
    `insert into bookmaker.bets (player_id, id, request_id, request_hash, wallet_session, currency, language, policy, size, folds, stake, stake_per_line,
       placed_at, accepted_at, status, reference)
     select player_id, id, right(id, 18), repeat('0', 64), 'bench', 'JPY', 'en', 'none', size, folds, $2, stake_per_line, $3, $3, 'ACCEPTED', right(id, 8)
     from jsonb_to_recordset($1::jsonb) as bet (player_id text, id text, size integer, folds integer[], stake_per_line text)`,
    [
      JSON.stringify(bets.map((bet) => ({ ...bet, player_id: bet.playerId, stake_per_line: bet.stakePerLine }))),
      stake,
      at.toString(),
    ],
  )
  await tx.query(
    `insert into bookmaker.legs (player_id, bet_id, number, selection, event_id, market_key, outcome, price, asked_price, banker, names, leg)
     select player_id, bet_id, leg, selection, event_id, market_key, outcome, price, price, banker, names, leg
     from jsonb_to_recordset($1::jsonb) as leg (player_id text, bet_id text, leg integer, selection text, event_id text, market_key text, outcome text,
       price integer, banker boolean, names jsonb)`,
    [
      JSON.stringify(
        bets.flatMap(({ playerId, id, legs }) =>
          legs.map((leg) => ({
            ...leg,
            player_id: playerId,
            bet_id: id,
            event_id: leg.eventId,
            market_key: leg.marketKey,
          })),
        ),
      ),
    ],
  )
  await movePositions(
    tx,
    bets.flatMap((bet) => exposuresOf(bet, slipOf({ ...bet, multipleBoost: null }))),
  )
}

/** The results of an event that decide its selections. */
function resultsOf(event: number, { kind, eventOf }: Pick<BetParts, 'kind' | 'eventOf'>): ResultMessage[] {
  return outcomes.map((outcome, at) => {
    const wins = kind === 'winners' || at === event % 3
    return {
      kind: 'settlement',
      eventId: eventOf(event),
      selection: `${eventOf(event)}/1/${outcome}`,
      sequence: 1,
      outcome: plainOutcome(wins ? 'won' : 'lost'),
      certainty: 2,
    }
  })
}

const same = (text: string) => ({ ja: text, en: text })

/** As the wallet records them. */
function stakesOf(
  bets: readonly { readonly playerId: string; readonly id: string }[],
  { supplierCode, at }: { supplierCode: string; at: Temporal.Instant },
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
