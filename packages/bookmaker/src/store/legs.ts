import type { Db, Tx } from '@andon/platform/sql'
import type { RequestedTerms } from '../bet-rules/check-legs.ts'
import type { SelectionNow } from '../book/offer.ts'
import { type Price, price } from '../model/price.ts'
import type { BetName } from './bets.ts'

/** One selection of a bet, at the price at which it is bet. */
export interface StoredLeg
  extends Pick<SelectionNow, 'selection' | 'eventId' | 'marketKey' | 'outcome' | 'names' | 'about'> {
  /** Price of the whole leg, where several selections have a joint price. */
  readonly price: Price
  readonly asked: RequestedTerms
  readonly banker: boolean
  /** The leg of the slip that it is part of, from 0. */
  readonly leg: number
  readonly role: 'win' | 'together' | 'place'
  /** Part of the winnings that a place pays, as `1/5`; null but for the selection that a bet each way is on. */
  readonly placeFraction: string | null
  /** The order of staff that made its better price; null at the ordinary one. */
  readonly boost: number | null
}

interface LegRow extends Pick<SelectionNow, 'selection' | 'eventId' | 'marketKey' | 'outcome' | 'names' | 'about'> {
  readonly betId: string
  readonly price: number
  readonly askedPrice: number
  readonly askedScore: string | null
  readonly askedRedCards: string | null
  readonly banker: boolean
  readonly leg: number
  readonly role: StoredLeg['role']
  readonly placeFraction: string | null
  readonly boost: number | null
}

/** The legs of these bets, by the ids of the bets. */
export async function findLegs(db: Db | Tx, bets: readonly BetName[]): Promise<Map<string, StoredLeg[]>> {
  const rows = await db.query<LegRow>(
    `select leg.bet_id "betId", leg.selection, leg.event_id "eventId", leg.market_key "marketKey", leg.outcome, leg.price,
       leg.asked_price "askedPrice", leg.asked_score "askedScore", leg.asked_red_cards "askedRedCards", leg.banker, leg.names,
       leg.about, leg.leg, leg.role, leg.place_fraction "placeFraction", leg.boost
     from unnest($1::text[], $2::text[]) as asked (player_id, bet_id) join bookmaker.legs leg using (player_id, bet_id)
     order by leg.number`,
    [bets.map(({ playerId }) => playerId), bets.map(({ id }) => id)],
  )
  const legs = new Map<string, StoredLeg[]>()
  for (const { betId, askedPrice, askedScore, askedRedCards, price: priced, ...leg } of rows) {
    const asked = { price: price(askedPrice), score: askedScore, redCards: askedRedCards }
    legs.set(betId, [...(legs.get(betId) ?? []), { ...leg, price: price(priced), asked }])
  }
  return legs
}

/** Legs as `insertBet` stores them. */
export const legRows = (legs: readonly StoredLeg[]) =>
  legs.map(({ asked, ...leg }, number) => ({
    ...leg,
    number,
    asked_price: asked.price,
    asked_score: asked.score,
    asked_red_cards: asked.redCards,
    event_id: leg.eventId,
    market_key: leg.marketKey,
    place_fraction: leg.placeFraction,
  }))

/** Stores the prices at which a bet is asked after its delay, in the order of its slip’s legs. */
export async function updatePrices(tx: Tx, { playerId, id }: BetName, prices: readonly Price[]): Promise<void> {
  await tx.query(
    `update bookmaker.legs leg set price = now.price from unnest($3::integer[]) with ordinality as now (price, place)
     where leg.player_id = $1 and leg.bet_id = $2 and leg.leg = now.place - 1`,
    [playerId, id, [...prices]],
  )
}

/** Which of these selections any bet is on: most that a feed settles have none. */
export async function selectionsWithBets(db: Db, selections: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ selection: string }>(
    `select asked.selection from unnest($1::text[]) as asked (selection)
     where exists (select from bookmaker.legs leg where leg.selection = asked.selection)`,
    [selections],
  )
  return new Set(rows.map(({ selection }) => selection))
}

/** The bets on each of these selections, at most `limit` of each, in the order of player and id. */
export async function findFirstBetsOn(
  db: Db,
  selections: readonly string[],
  limit: number,
): Promise<(BetName & { selection: string })[]> {
  return db.query<{ playerId: string; id: string; selection: string }>(
    `select first.player_id "playerId", first.bet_id id, asked.selection from unnest($1::text[]) as asked (selection)
     cross join lateral (select player_id, bet_id from bookmaker.legs leg where leg.selection = asked.selection order by player_id, bet_id limit $2) as first
     order by first.player_id, first.bet_id`,
    [selections, limit],
  )
}

/** The next bets on a selection, in the order of player and id. */
export async function findBetsOn(
  db: Db,
  { selection, after, limit }: { selection: string; after: BetName | null; limit: number },
): Promise<BetName[]> {
  return db.query<{ playerId: string; id: string }>(
    `select player_id "playerId", bet_id id from bookmaker.legs
     where selection = $1 and ($2::text is null or (player_id, bet_id) > ($2, $3)) order by player_id, bet_id limit $4`,
    [selection, after?.playerId ?? null, after?.id ?? '', limit],
  )
}
