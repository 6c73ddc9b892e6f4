import { Refusal } from '@andon/contract'
import type { Clock } from '@andon/platform/clock'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { RunningBook } from '../../book/run-book.ts'
import { viewLine } from '../../feed/event-view.ts'
import { contestMarkets, gradeDeclared } from '../../markets/contest.ts'
import { sports } from '../../model/sports.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { BookmakerStaffApi } from '../../staff-api/index.ts'
import { applyTrading } from '../../trading/apply-trading.ts'
import { type Special, specialMarket } from '../../trading/special.ts'
import { specialNow, specialUrn, stateOf } from '../../trading/special-now.ts'
import { currentTrading } from '../../trading/store.ts'
import type { CommandBody, EventTrading, OrderedResult, Trading } from '../../trading/trader-command.ts'

type Call = 'createSpecial' | 'listSpecials' | 'setSpecialPrices' | 'settleSpecial' | 'withdrawRunner'

type SpecialRoutes = Pick<StaffHandlers<BookmakerStaffApi['bookmaker']>, Call>

interface SpecialDeps {
  readonly clock: Clock
  readonly book: Pick<RunningBook, 'events'>
  readonly order: (
    context: StaffContext,
    order: { event: string; subject: string; body: CommandBody },
  ) => Promise<{ success: true; order: number }>
}

/** Decided specials that are listed. */
const decidedListed = 50
const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { message })

/** Specials by the time at which they close: all that are open or closed, and those decided last. */
function listedSpecials(trading: Trading, nowMs: number) {
  const all = [...trading.events].flatMap(([event, own]) =>
    own.special ? [{ event, own, special: own.special, state: stateOf(own.special, nowMs) }] : [],
  )
  const isOpen = ({ state }: (typeof all)[number]) => state === 'open' || state === 'closed'
  const decided = all.filter((one) => !isOpen(one)).toSorted((a, b) => b.special.order - a.special.order)
  return [...all.filter(isOpen), ...decided.slice(0, decidedListed)]
    .toSorted((a, b) => a.special.closesAtMs - b.special.closesAtMs)
    .map(({ event, own, special, state }) => ({ ...viewOf(event, special, own), state }))
}

/** The staff's calls about specials, and about runners that are withdrawn. Orders like the others. */
export function specialRoutes({ clock, book, order }: SpecialDeps): SpecialRoutes {
  const nowMs = () => clock.now().epochMilliseconds
  return {
    createSpecial: async (request, context) => {
      const { key, name, tournament = null, closesAt, winners } = request
      const sport = sports.find((one) => one === request.sport)
      if (!sport) throw impossible(`there is no sport ${request.sport}; there are ${sports.join(', ')}`)
      const event = specialUrn(key)
      const closesAtMs = Date.parse(closesAt)
      if (closesAtMs <= nowMs()) throw impossible('it would be closed already')
      const outcomes = request.outcomes.map(({ id, ...outcome }, place) => ({ id: id ?? `${place + 1}`, ...outcome }))
      if (new Set(outcomes.map(({ id }) => id)).size < outcomes.length) throw impossible('an outcome stands twice')
      if (winners >= outcomes.length) throw impossible('fewer win than there are outcomes')
      if (await findSpecial(context.tx, event)) throw impossible(`there is a special ${key} already`)
      const special = { name, sport, tournament, closesAtMs, winners, outcomes }
      const ordered = await order(context, { event, subject: event, body: { kind: 'special', special } })
      return { ...ordered, event, market: specialMarket(winners) }
    },
    listSpecials: async (_request, { tx }) => ({
      success: true,
      specials: listedSpecials(await currentTrading(tx), nowMs()),
    }),
    setSpecialPrices: async ({ event, prices, closesAt }, context) => {
      const { special } = await specialOf(context.tx, event)
      checkOutcomes(
        special,
        prices.map(({ outcome }) => outcome),
      )
      const closesAtMs = closesAt === undefined ? null : Date.parse(closesAt)
      const body = { kind: 'prices' as const, closesAtMs, prices: pricesOf(prices) }
      return order(context, { event, subject: event, body })
    },
    settleSpecial: async ({ event, won, tied, voided }, context) => {
      const { special, withdrawn } = await specialOf(context.tx, event)
      const { market } = special
      const results = declaredResults(special, withdrawn, { won, tied, voided })
      return order(context, { event, subject: `${event}/${market}`, body: { kind: 'settle', market, results } })
    },
    withdrawRunner: async ({ event, market, outcome, price, takenBack }, context) => {
      const kind = contestMarkets.find(({ id }) => id === Number(market.split('|')[0]))?.kind
      if (kind !== 'winners' && kind !== 'declared') throw impossible('only markets on a winner or places have runners')
      const trading = await currentTrading(context.tx)
      const own = trading.events.get(event as EventUrn) // checked by the schema
      const before = own?.withdrawn.get(`${market}/${outcome}`)
      const subject = `${event}/${market}/${outcome}`
      const body = { kind: 'withdraw' as const, market, outcome, takenBack }
      if (takenBack) {
        if (!before) throw impossible('it is not withdrawn')
        return order(context, { event, subject, body: { ...body, withdrawal: before } })
      }
      if (before) throw impossible('it is withdrawn already')
      const runners = runnersNow(event as EventUrn, market, trading)
      const runner = runners.find(({ id }) => id === outcome)
      if (!runner) throw impossible('the book has no such market or runner')
      const withdrawnAt = price ?? runner.price
      if (withdrawnAt === null) throw impossible('it has no price now: state at which it was offered')
      const others = runners.map(({ id }) => id).filter((id) => id !== outcome)
      const withdrawal = { price: withdrawnAt, beforeMs: nowMs(), others }
      return order(context, { event, subject, body: { ...body, withdrawal } })
    },
  }

  /** Returns the offer of the market, as players see it. */
  function runnersNow(event: EventUrn, market: string, trading: Trading) {
    const special = trading.events.get(event)?.special
    const found = special
      ? applyTrading(specialNow(event, special, nowMs()), trading)
      : [...book.events()].find(({ record }) => record.id === event)
    const line = found && Object.hasOwn(found.record.lines, market) ? found.record.lines[market] : undefined
    return found && line ? viewLine(found.record, line, found.context).outcomes : []
  }
}

async function findSpecial(tx: Tx, event: string): Promise<(EventTrading & { special: Special }) | null> {
  const own = (await currentTrading(tx)).events.get(event as EventUrn) // checked by the schema
  return own?.special ? { ...own, special: own.special } : null
}

async function specialOf(tx: Tx, event: string) {
  const own = await findSpecial(tx, event)
  if (!own) throw impossible(`there is no special ${event}`)
  return own
}

function checkOutcomes({ outcomes }: Special, request: readonly string[]): void {
  const unknown = request.find((id) => !outcomes.some((outcome) => outcome.id === id))
  if (unknown !== undefined) throw impossible(`it has no outcome ${unknown}`)
}

/** Returns the result of each outcome of the special, withdrawn ones void; throws ACTION_IMPOSSIBLE where the declaration contradicts itself or the special. */
function declaredResults(
  special: Special,
  withdrawn: EventTrading['withdrawn'],
  { won, tied, voided }: { won: readonly string[]; tied: readonly string[]; voided: readonly string[] },
): OrderedResult[] {
  const { market, winners, outcomes } = special
  const stated = [...won, ...tied, ...voided]
  checkOutcomes(special, stated)
  const out = outcomes.map(({ id }) => id).filter((id) => withdrawn.has(`${market}/${id}`))
  if (new Set(stated).size < stated.length) throw impossible('an outcome is declared twice')
  if ([...won, ...tied].some((id) => out.includes(id))) throw impossible('a withdrawn runner cannot win')
  if (tied.length > 0 && won.length >= winners) throw impossible(`nothing is left for the tied of ${winners} places`)
  if (tied.length === 1) throw impossible('one alone is not tied')
  if (stated.length === 0) throw impossible('it has no winner; void it where nothing won')
  const declared = { won, tied, voided: [...voided, ...out], winners }
  return outcomes.map(({ id }) => {
    const { result, deadHeat } = gradeDeclared(id, declared)
    return { outcome: id, result, ...(deadHeat && { deadHeat }) }
  })
}

const pricesOf = (prices: readonly { outcome: string; price: number | null }[]) =>
  Object.fromEntries(prices.map(({ outcome, price }) => [outcome, price]))

function viewOf(event: string, special: Special, { withdrawn, suspended, suspendedMarkets }: EventTrading) {
  const { market, name, sport, closesAtMs, winners, outcomes } = special
  return {
    event,
    market,
    name,
    sport,
    winners,
    closesAt: Temporal.Instant.fromEpochMilliseconds(closesAtMs).toString(),
    suspended: suspended || suspendedMarkets.has(market),
    outcomes: outcomes.map(({ id, name, price, result, isVoid }) => ({
      outcome: id,
      name,
      price,
      result: isVoid ? 'void' : result,
      withdrawn: withdrawn.has(`${market}/${id}`),
    })),
  }
}
