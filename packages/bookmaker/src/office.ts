import type { Runtime } from '@andon/platform/runtime'
import { DatabaseUnavailable } from '@andon/platform/sql'
import type { EventHistory } from './feed/background.ts'
import { sportsApiPlugin } from './http/mount-sports-api.ts'
import type { Bookmaker } from './index.ts'
import { type BoostsOfDay, keepBoostsOfDay } from './orders/boosts-of-day.ts'
import { carryOutOrders } from './orders/carry-out.ts'
import type { TradedBook } from './orders/traded-book.ts'
import { defaultLimits } from './placing/book-limits.ts'
import { followClosingPrices } from './running/closing-prices.ts'
import { keepPriceHistory } from './running/price-history.ts'
import { forgetSessions } from './sessions/store.ts'
import { forgetOld } from './store/forget.ts'
import { noteClosingPrices } from './store/players.ts'

const everyMs = 500
const boostsEveryMs = 15_000
/** Sessions and quotes are kept for so long after their end. */
const forgetAfter = { hours: 24 }

/** Who talks to the bookmaker from outside: the client's calls, and the orders of staff about bets, which the server that leads the book carries out. */
export function createOffice(
  runtime: Omit<Runtime, 'facts'>,
  {
    supplierCode,
    book,
    bets,
    history,
    boosts,
  }: {
    supplierCode: string
    book: TradedBook
    bets: Bookmaker
    history: EventHistory | null
    boosts: Pick<BoostsOfDay, 'perDay' | 'record'>
  },
) {
  const { db, clock, log } = runtime
  const prices = keepPriceHistory(book, () => clock.now().epochMilliseconds)
  const endClosing = followClosingPrices(book, (closing) => {
    if (!book.leads()) return
    noteClosingPrices(db, closing).catch((error) => log.error({ err: error }, 'closing prices could not be stored'))
  })
  let timer: ReturnType<typeof setInterval> | undefined
  let underWay: Promise<void> | null = null
  let forgotAt = clock.now()
  let boostedAt = Number.NEGATIVE_INFINITY
  const now = () => clock.now().epochMilliseconds

  async function turn(): Promise<void> {
    if (book.leads()) await carryOutOrders({ db, log, bets, book })
    if (book.leads() && now() >= boostedAt + boostsEveryMs) {
      boostedAt = now()
      await keepBoostsOfDay({ ...boosts, db, book, now })
    }
    if (Temporal.Instant.compare(clock.now(), forgotAt.add({ hours: 1 })) < 0) return
    forgotAt = clock.now()
    await forgetSessions(db, forgotAt.subtract(forgetAfter))
    await forgetOld(db, forgotAt.subtract(forgetAfter))
  }

  const tick = () => {
    underWay ??= turn()
      .catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'orders of staff failed; trying again')
      })
      .finally(() => {
        underWay = null
      })
  }

  return {
    /** The API of the client, `/sportsbook/…`. */
    plugin: sportsApiPlugin({
      ...{ ...runtime, supplierCode, book, bets, history, prices },
      ...{ wallet: bets.wallet, limits: defaultLimits },
    }),
    start: () => {
      timer = setInterval(tick, everyMs)
      tick()
    },
    stop: async () => {
      clearInterval(timer)
      prices.stop()
      endClosing()
      await underWay
    },
  }
}
