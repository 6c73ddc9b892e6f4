import type { ReplyOf } from '@andon/contract'
import type { Clock } from '@andon/platform/clock'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { inTurns } from '@andon/platform/in-turns'
import type { Tx } from '@andon/platform/sql'
import type { EventNow } from '../../book/event-now.ts'
import type { RunningBook } from '../../book/run-book.ts'
import { viewEvent } from '../../feed/event-view.ts'
import { isEventOver } from '../../model/event-status.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { BookmakerStaffApi } from '../../staff-api/index.ts'
import { findStakeProfile, largestPlayers, openBetsOf } from '../../store/players.ts'
import { findTrouble } from '../../store/settled-bets.ts'
import { checkOrder } from '../../trading/check-command.ts'
import { currentTrading, failedOrders, insertOrder, losses, marketsWithBets } from '../../trading/store.ts'
import type { CommandBody, EventTrading, OrderedResult, Trading } from '../../trading/trader-command.ts'
import { betRoutes } from './bet-routes.ts'
import { specialRoutes } from './special-routes.ts'

type StaffEvent = ReplyOf<BookmakerStaffApi['bookmaker']['listEvents']>['events'][number]
type Settled = Parameters<StaffHandlers<BookmakerStaffApi['bookmaker']>['settleMarket']>[0]['results'][number]

type StaffRoutes = StaffHandlers<BookmakerStaffApi['bookmaker']>

interface TradingDeps {
  readonly clock: Clock
  readonly book: Pick<RunningBook, 'events' | 'event'>
  /** The supplier as an operator attaches it. */
  readonly supplier: { readonly code: string; readonly origin: string; readonly publicKeyPem: string }
}

/** The staff's calls of the bookmaker. Orders are rows that the servers of the bookmaker read. */
export function bookmakerStaffRoutes({ clock, book, supplier }: TradingDeps): StaffRoutes {
  async function order(
    { tx, staff, note }: StaffContext,
    { event = null, subject, body }: { event?: string | null; subject: string; body: CommandBody },
  ) {
    const about = event as EventUrn | null // checked by the schema
    await checkOrder(tx, { event: about, body }, (id) => book.event(id)?.record ?? null)
    const before = about && isOfTrading(body) ? (await currentTrading(tx)).events.get(about) : undefined
    const id = await insertOrder(tx, { event: about, body, actor: staff.actor, at: clock.now() })
    note({ subject, before: before ? plainTrading(before) : null, after: body })
    return { success: true as const, order: id }
  }
  return {
    ...specialRoutes({ clock, book, order }),
    ...betRoutes({ order }),
    listEvents: (request, { tx }) => listEvents(book, request, tx),
    setSuspended: ({ event, market = null, suspended }, context) =>
      order(context, {
        event,
        subject: market === null ? event : `${event}/${market}`,
        body: { kind: 'suspend', market, suspended },
      }),
    setMargin: ({ event = null, margin }, context) =>
      order(context, { event, subject: event ?? 'book', body: { kind: 'margin', margin } }),
    setBoost: ({ event, market, outcome, price, until, mostStake }, context) =>
      order(context, {
        event,
        subject: `${event}/${market}/${outcome}`,
        body: { kind: 'boost', market, outcome, boost: { price, untilMs: msOf(until), mostStake } },
      }),
    endBoost: ({ event, market, outcome }, context) =>
      order(context, {
        event,
        subject: `${event}/${market}/${outcome}`,
        body: { kind: 'boost', market, outcome, boost: null },
      }),
    setMultipleBoosts: ({ steps, leastOdds, mostReturn }, context) =>
      order(context, { subject: 'book', body: { kind: 'multipleBoosts', terms: { steps, leastOdds, mostReturn } } }),
    showMultipleBoosts: async (_request, { tx }) => {
      const { steps, ...terms } = (await currentTrading(tx)).multipleBoosts
      return { success: true, ...terms, steps: steps.map((step) => ({ ...step })) }
    },
    setLimits: ({ event, market = null, volume = null, marketLiability = null, eventLiability = null }, context) =>
      order(context, {
        event,
        subject: market === null ? event : `${event}/${market}`,
        body: { kind: 'limits', market, volume, marketLiability, eventLiability },
      }),
    settleMarket: ({ event, market, results }, context) =>
      order(context, {
        event,
        subject: `${event}/${market}`,
        body: { kind: 'settle', market, results: results.map(withoutNothing) },
      }),
    reverseSettlement: ({ event, market, outcomes }, context) =>
      order(context, { event, subject: `${event}/${market}`, body: { kind: 'takeBack', market, outcomes } }),
    voidMarket: ({ event, market, outcomes, from, until, takenBack }, context) =>
      order(context, {
        event,
        subject: `${event}/${market}`,
        body: { kind: 'void', market, outcomes, fromMs: msOf(from), untilMs: msOf(until), takenBack },
      }),
    setStakeFactor: ({ player, factor }, context) =>
      order(context, { subject: player, body: { kind: 'stakeFactor', player, factor } }),
    exposure: async ({ event, player }, { tx }) => ({
      success: true,
      events:
        player === undefined ? (await losses(tx)).filter((one) => event === undefined || one.event === event) : [],
      markets: event === undefined ? [] : (await marketsWithBets(tx, event)).map(marketView),
      players: event === undefined ? [] : await largestPlayers(tx, event, 20),
      player: player === undefined ? null : await playerView(tx, player),
    }),
    showSupplier: async () => ({ success: true, ...supplier }),
    listTrouble: async (_request, { tx }) => ({
      success: true,
      bets: (await findTrouble(tx, 100)).map(({ betId: bet, playerId, why }) => ({ bet, playerId, why })),
      orders: await failedOrders(tx, 100),
    }),
  }
}

async function listEvents(
  book: TradingDeps['book'],
  { sport, live }: Parameters<StaffRoutes['listEvents']>[0],
  tx: Tx,
): Promise<ReplyOf<BookmakerStaffApi['bookmaker']['listEvents']>> {
  const trading = await currentTrading(tx)
  const losing = new Map((await losses(tx)).map(({ event, loss }) => [event, loss]))
  const events = [...book.events()].filter(
    ({ record, description }) =>
      !isEventOver(record.status.value) &&
      (!sport || description?.sport.code === sport) &&
      (!live || (record.status.value === 'live') === (live === 'true')),
  )
  const shown: StaffEvent[] = []
  await inTurns(events, (event) => shown.push(staffEvent(event, trading, losing)))
  return {
    success: true,
    events: shown.sort((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1)),
  }
}

function staffEvent(
  { record, description, context }: EventNow,
  trading: Trading,
  losing: ReadonlyMap<string, number>,
): StaffEvent {
  const view = viewEvent(record, context)
  const own = trading.events.get(record.id)
  const startsAt = view.startsAt ?? description?.event.startsAt ?? null
  return {
    id: record.id,
    sport: description?.sport.code ?? '',
    tournament: description?.tournament.id ?? '',
    name: description?.event.name ?? { ja: record.id, en: record.id },
    startsAt: startsAt === null ? null : Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
    status: view.status,
    score: view.score && `${view.score.home}:${view.score.away}`,
    open: view.lines.filter(({ status }) => status === 'active').length,
    markets: view.lines.length,
    suspended: own?.suspended ?? false,
    margin: own?.margin ?? trading.margin,
    loss: losing.get(record.id) ?? 0,
  }
}

const withoutNothing = ({ outcome, result, deadHeat, rule4 }: Settled): OrderedResult => ({
  outcome,
  result,
  ...(deadHeat && { deadHeat }),
  ...(rule4 !== undefined && { rule4 }),
})

const isOfTrading = ({ kind }: CommandBody) => kind === 'suspend' || kind === 'margin' || kind === 'boost'
const msOf = (instant: string | undefined) => (instant === undefined ? null : Date.parse(instant))

const plainTrading = ({ suspended, suspendedMarkets, margin, boosts }: EventTrading) => ({
  suspended,
  margin,
  boosts: Object.fromEntries(boosts),
  suspendedMarkets: [...suspendedMarkets],
})

async function playerView(tx: Tx, player: string) {
  const { class: known, factor, isByStaff, ...record } = await findStakeProfile(tx, player)
  return { ...record, class: known, factor, byStaff: isByStaff, bets: await openBetsOf(tx, player, 100) }
}

function marketView({ market, loss, base, changes }: Awaited<ReturnType<typeof marketsWithBets>>[number]) {
  const results = Object.entries(changes).map(([outcome, change]) => ({ outcome, result: base + change }))
  return { market, loss, ifOther: base, results }
}
