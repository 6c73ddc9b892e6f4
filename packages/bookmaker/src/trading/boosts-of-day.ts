import type { ActionToRecord } from '@andon/platform/http'
import type { Lease } from '@andon/platform/leader'
import type { Tx } from '@andon/platform/sql'
import { readSelection, selectionId } from '../book/event-now.ts'
import { mainMarket } from '../book/market-views.ts'
import type { EventUrn } from '../model/urn.ts'
import { bookmakerRoutes } from '../staff-api/routes.ts'
import type { BookWithTrading } from './book-with-trading.ts'
import { type BoostCandidate, chooseBoosts, isTooGood } from './choose-boosts.ts'
import { currentTrading, insertOrder, lockOrders, ordersOf } from './store.ts'
import type { CommandBody, TraderCommand } from './trader-command.ts'

/** Who orders them, in the orders and in the log of actions. */
const actor = 'schedule'

/** Most that a player may stake at each, in minor units. */
const mostStake = 2_000

const dayMs = 86_400_000

export interface BoostsOfDay {
  readonly write: Lease['write']
  readonly book: Pick<BookWithTrading, 'events' | 'selection' | 'boost'>
  /** Epoch milliseconds. */
  readonly now: () => number
  /** How many there are on a day, of UTC; 0: none. */
  readonly perDay: number
  /** Adds a row to the log of actions. */
  readonly record: (tx: Tx, action: ActionToRecord) => Promise<void>
}

/**
 * Gives some matches of the next 24 hours a better price, as staff do, and ends those that have become too good. The orders of the day are counted under the lock of all orders, so a
 * restart or another leader makes none twice, and one that staff have ended counts as well: it does not come again.
 */
export async function keepBoostsOfDay(options: BoostsOfDay): Promise<void> {
  const { write, book, now, perDay } = options
  if (perDay === 0) return
  await write(async (tx) => {
    await lockOrders(tx)
    const at = Temporal.Instant.fromEpochMilliseconds(now())
    const day = Math.floor(at.epochMilliseconds / dayMs)
    const own = await ordersOf(tx, actor, Temporal.Instant.fromEpochMilliseconds((day - 1) * dayMs))
    const boosts = own.flatMap(({ at: madeAt, ...order }) =>
      order.body.kind === 'boost' && order.body.boost ? [{ order, madeAt }] : [],
    )
    const ended = boosts.flatMap(({ order }) => endOf(order, book))
    const ofToday = boosts.filter(({ madeAt }) => madeAt.epochMilliseconds >= day * dayMs)
    const missing = perDay - ofToday.length
    const made =
      missing > 0 ? await madeToday(tx, { ...options, day, missing, ofToday: ofToday.map(({ order }) => order) }) : []
    const orders = [...ended, ...made]
    for (const { event, body } of orders) await insertOrder(tx, { event, body, actor, at })
    for (const order of orders) await options.record(tx, actionOf(order))
  })
}

type BoostOrder = { readonly event: EventUrn; readonly body: Extract<CommandBody, { kind: 'boost' }> }

/** The end of a boost that is in force, once the fair price has fallen so far that it is too good. */
function endOf({ id, event, body }: TraderCommand, book: BoostsOfDay['book']): BoostOrder[] {
  if (event === null || body.kind !== 'boost') return []
  const selection = selectionId(event, body.market, body.outcome)
  const [inForce, offered] = [book.boost(selection), book.selection(selection)]
  if (inForce?.order !== id || offered?.chance == null || !isTooGood(inForce.price, offered.chance)) return []
  return [{ event, body: { ...body, boost: null } }]
}

async function madeToday(
  tx: Tx,
  {
    book,
    now,
    day,
    missing,
    ofToday,
  }: BoostsOfDay & { day: number; missing: number; ofToday: readonly TraderCommand[] },
): Promise<BoostOrder[]> {
  const trading = await currentTrading(tx)
  const made = ofToday.flatMap(({ event }) => candidatePlaces(book, event))
  const chosenEvents = new Set(ofToday.map(({ event }) => event))
  const candidates = candidatesIn(book, now()).filter(({ event }) => {
    const id = event as EventUrn // of an event of the book
    return !chosenEvents.has(id) && !trading.events.get(id)?.boosts.size
  })
  return chooseBoosts(candidates, { day, count: missing, made }).flatMap(({ selection, event, boosted }) => {
    const parsed = readSelection(selection)
    if (!parsed) return []
    const boost = { price: boosted, untilMs: null, mostStake }
    return [
      {
        event: event as EventUrn, // of an event of the book
        body: { kind: 'boost', market: parsed.marketKey, outcome: parsed.outcome, boost },
      },
    ]
  })
}

/** Where an event of a boost stands; nothing where the book has forgotten it. */
function candidatePlaces({ events }: BoostsOfDay['book'], id: EventUrn | null) {
  const description = [...events()].find(({ record }) => record.id === id)?.description
  return description ? [{ sport: description.sport.code, tournament: description.tournament.id }] : []
}

/** The outcomes of the first market of each match that begins in the next 24 hours and is not suspended. */
function candidatesIn({ events, selection: offered }: BoostsOfDay['book'], now: number): BoostCandidate[] {
  return [...events()].flatMap((event) => {
    const { record, description } = event
    const startsAt = record.startsAt?.value ?? 0
    if (description?.event.kind !== 'match' || record.status.value !== 'notStarted') return []
    if (startsAt <= now || startsAt > now + dayMs) return []
    return (mainMarket(event)?.outcomes ?? []).flatMap(({ selection, open }) => {
      const found = open ? offered(selection) : null
      if (!found?.open || found.price === null || found.chance === null) return []
      const of = { event: record.id, sport: description.sport.code, tournament: description.tournament.id }
      return [{ ...of, selection, price: found.price, chance: found.chance }]
    })
  })
}

const actionOf = ({ event, body }: BoostOrder): ActionToRecord => ({
  actor,
  via: 'schedule',
  roles: [],
  requestId: '',
  outcome: 'OK',
  endpoint: body.boost ? bookmakerRoutes.bookmaker.setBoost : bookmakerRoutes.bookmaker.endBoost,
  subject: selectionId(event, body.market, body.outcome),
  request: {},
  before: null,
  after: body,
})
