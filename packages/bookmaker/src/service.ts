import { LeaseLost } from '@andon/platform/leader'
import { createLoop } from '@andon/platform/loop'
import type { Runtime } from '@andon/platform/runtime'
import { defaultLimits } from './bet-rules/book-limits.ts'
import type { Bookmaker } from './betting/create-bookmaker.ts'
import { followClosingPrices } from './book/closing-prices.ts'
import { keepPriceHistory } from './book/price-history.ts'
import { createRoundSender } from './contest-rounds/send-rounds.ts'
import type { EventHistory } from './feed/background.ts'
import type { FixturesAhead } from './feed/fixtures-ahead.ts'
import { showNamedBets } from './http/betting.ts'
import { sportsApiPlugin } from './http/mount-sports-api.ts'
import { wholeEvent } from './http/read-events.ts'
import { keepEnded } from './results/keep-ended.ts'
import { forgetEnded, storeClosing } from './results/store.ts'
import { liveSession, sessionsOver } from './sessions/open-session.ts'
import { forgetSessions } from './sessions/store.ts'
import { forgetOld } from './store/forget.ts'
import { noteClosingPrices } from './store/players.ts'
import type { BookWithTrading } from './trading/book-with-trading.ts'
import { type BoostsOfDay, keepBoostsOfDay } from './trading/boosts-of-day.ts'
import { carryOutOrders } from './trading/carry-out.ts'

/** Another server leads now, and goes on. */
function unlessLeaseLost(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error
}

const everyMs = 500
const slowTurnEveryMs = 15_000
/** Sessions and quotes are kept for so long after their end. */
const forgetAfter = { hours: 24 }
/** Results are kept for so long after the start: a month. */
const resultsFor = { hours: 31 * 24 }

interface ServiceOptions {
  readonly supplierCode: string
  readonly book: BookWithTrading
  readonly bets: Bookmaker
  readonly history: EventHistory | null
  readonly ahead: FixturesAhead | null
  readonly boosts: Pick<BoostsOfDay, 'perDay' | 'record'>
}

/** Who talks to the bookmaker from outside: the client's calls, and the orders of staff about bets, which the server that leads the book carries out. */
export function createService(
  runtime: Omit<Runtime, 'facts'>,
  { supplierCode, book, bets, history, ahead, boosts }: ServiceOptions,
) {
  const { db, clock, log } = runtime
  const prices = keepPriceHistory(book, () => clock.now().epochMilliseconds)
  const endClosing = followClosingPrices(book, (event, prices) => {
    if (!book.leads()) return
    book
      .writeAsLeader(async (tx) => {
        await noteClosingPrices(tx, prices)
        await storeClosing(tx, { event, prices, at: clock.now() })
      })
      .catch((error) => {
        if (!(error instanceof LeaseLost)) log.error({ err: error }, 'closing prices could not be stored')
      })
  })
  const storeEndedEvents = keepEnded({ book, show: wholeEvent })
  let forgotAt = clock.now()
  let slowTurnAt = Number.NEGATIVE_INFINITY
  const now = () => clock.now().epochMilliseconds

  async function lead(): Promise<void> {
    const write = book.writeAsLeader
    await carryOutOrders({ db, log, write, bets, book })
    await storeEndedEvents()
    if (now() < slowTurnAt + slowTurnEveryMs) return
    slowTurnAt = now()
    await keepBoostsOfDay({ ...boosts, write, book, now })
  }

  async function turn(): Promise<void> {
    if (book.leads()) await lead().catch(unlessLeaseLost)
    if (Temporal.Instant.compare(clock.now(), forgotAt.add({ hours: 1 })) < 0) return
    forgotAt = clock.now()
    await forgetSessions(db, forgotAt.subtract(forgetAfter))
    await forgetOld(db, forgotAt.subtract(forgetAfter))
    await forgetEnded(db, forgotAt.subtract(resultsFor))
  }

  const loop = createLoop(turn, { everyMs, log, what: 'carrying out orders of staff' })

  const rounds = createRoundSender({ book, wallet: bets.wallet, log, now, ahead })
  const sessions = { ...runtime, wallet: bets.wallet }
  return {
    /** Reads for the client's stream: the owner of a token, sessions that are over, and bets as the client shows them. */
    stream: {
      sessionOf: (token: string) => liveSession(sessions, token),
      sessionsOver: (names: readonly { playerId: string; id: string }[]) => sessionsOver(sessions, names),
      showBets: (playerId: string, ids: readonly string[]) => showNamedBets({ bets }, playerId, ids),
    },
    /** The API of the client, `/sportsbook/…`. */
    plugin: sportsApiPlugin({
      ...runtime,
      supplierCode,
      book,
      bets,
      history,
      prices,
      wallet: bets.wallet,
      limits: defaultLimits,
    }),
    start: () => {
      loop.start()
      rounds.start()
    },
    stop: async () => {
      await rounds.stop()
      prices.stop()
      endClosing()
      await loop.stop()
    },
  }
}
