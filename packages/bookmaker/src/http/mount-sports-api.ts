import type { RateClass } from '@andon/contract'
import { mountClientApi } from '@andon/platform/http'
import type { FastifyPluginAsync } from 'fastify'
import type { BookLimits } from '../bet-rules/book-limits.ts'
import type { Bookmaker } from '../betting/create-bookmaker.ts'
import type { Offer } from '../book/offer.ts'
import type { PriceHistory } from '../book/price-history.ts'
import type { EventHistory } from '../feed/background.ts'
import { openSession, type SessionDeps, showSession } from '../sessions/open-session.ts'
import { jointLegsOf } from '../sports-api/bets.ts'
import {
  type SportsApi,
  type SportsCall,
  type SportsReply,
  type SportsRequest,
  sportsApi,
} from '../sports-api/calls.ts'
import { type RaceCall, type RaceReply, type RaceRequest, raceApi } from '../sports-api/race-calls.ts'
import type { BookWithTrading } from '../trading/book-with-trading.ts'
import {
  editBet,
  listBets,
  placeBet,
  quoteCashOut,
  removeCashOutRule,
  setCashOutRule,
  showBet,
  showOpenStakes,
  takeCashOut,
} from './betting.ts'
import { listResults } from './list-results.ts'
import { quoteSlip } from './quote-slip.ts'
import { type BookToRead, listBoosts, listEvents, listSports, listTournaments, showEvent } from './read-events.ts'
import { searchPlayers } from './search-players.ts'
import { openSharedSlip, shareSlip } from './shared-slips.ts'
import { showBackground, showInnerScores, showPlay } from './show-background.ts'
import { showMarketPrices, showPrices } from './show-prices.ts'
import { listMeetings, showRace } from './show-races.ts'
import { showRecord } from './show-record.ts'

export interface SportsDeps extends SessionDeps {
  readonly book: BookToRead & Offer & Pick<BookWithTrading, 'boosted'>
  readonly limits: BookLimits
  /** Null: the feed has none. */
  readonly history: EventHistory | null
  readonly prices: PriceHistory
  readonly bets: Pick<
    Bookmaker,
    | 'placeBet'
    | 'editBet'
    | 'findBet'
    | 'listBets'
    | 'openStakes'
    | 'quoteCashOut'
    | 'takeCashOut'
    | 'setCashOutRule'
    | 'removeCashOutRule'
  >
}

type Input<C extends SportsCall> = SportsRequest<C> &
  (SportsApi[C]['access'] extends 'sportsSession'
    ? { readonly sessionToken: string }
    : { readonly sessionToken?: string })
type UseCase<C extends SportsCall> = (input: Input<C>) => Promise<SportsReply<C>>

/** One for each declared call: a missing or mistyped one does not compile. */
const useCases = (deps: SportsDeps): { readonly [C in SportsCall]: UseCase<C> } => ({
  openSession: (input) => openSession(deps, input),
  session: (input) => showSession(deps, input),
  listSports: async () => listSports(deps.book),
  listTournaments: async (input) => listTournaments(deps.book, input),
  listEvents: async (input) => listEvents(deps.book, input),
  searchPlayers: (input) => searchPlayers(deps.book, input),
  listResults: (input) => listResults(deps, input),
  showEvent: (input) => showEvent(deps, input),
  showBackground: (input) => showBackground(deps, input),
  showPlay: async (input) => showPlay(deps, input),
  showInnerScores: async (input) => showInnerScores(deps, input),
  showPrices: async (input) => showPrices(deps, input),
  showMarketPrices: async (input) => showMarketPrices(deps, input),
  listBoosts: async () => listBoosts(deps.book),
  shareSlip: (input) => shareSlip(deps, input),
  openSharedSlip: (input) => openSharedSlip(deps, input),
  quoteSlip: async (input) => ({ success: true, quote: await quoteSlip(deps, input) }),
  quoteSlips: async ({ slips, ...session }) => ({
    success: true,
    quotes: await Promise.all(slips.map((slip) => quoteSlip(deps, { ...slip, ...session }))),
  }),
  placeBet: (input) => placeBet(deps, input),
  showBet: (input) => showBet(deps, input),
  showOpenStakes: (input) => showOpenStakes(deps, input),
  listBets: (input) => listBets(deps, input),
  quoteCashOut: (input) => quoteCashOut(deps, input),
  takeCashOut: (input) => takeCashOut(deps, input),
  editBet: (input) => editBet(deps, input),
  setCashOutRule: (input) => setCashOutRule(deps, input),
  removeCashOutRule: (input) => removeCashOutRule(deps, input),
  showRecord: (input) => showRecord(deps, input),
})

const raceUseCases = (
  deps: SportsDeps,
): { readonly [C in RaceCall]: (input: RaceRequest<C>) => Promise<RaceReply<C>> } => ({
  listMeetings: async () => listMeetings(deps),
  showRace: (input) => showRace(deps, input),
})

/** Each joint price is computed: a client may ask for so many in a minute, however many requests they come in. Our own asks again every four seconds. */
const costs = {
  of: {
    quoteSlip: (slip: Input<'quoteSlip'>) => jointLegsOf([slip]).size,
    quoteSlips: ({ slips }: Input<'quoteSlips'>) => jointLegsOf(slips).size,
    placeBet: (slip: Input<'placeBet'>) => jointLegsOf([slip]).size,
    editBet: (slip: Input<'editBet'>) => jointLegsOf([slip]).size,
  },
  perMinute: 600,
}

const perMinute: Record<RateClass, number> = { credential: 120, read: 600, write: 300, money: 120 }

/** The API of the sportsbook's client, on the sportsbook's own origin. */
export function sportsApiPlugin(deps: SportsDeps): FastifyPluginAsync {
  return async (app) => {
    mountClientApi(app, { api: sportsApi, useCases: useCases(deps), bodyLimitBytes: 32 * 1024, perMinute, costs })
    await app.register(async (races) =>
      mountClientApi(races, { api: raceApi, useCases: raceUseCases(deps), bodyLimitBytes: 1024, perMinute }),
    )
  }
}
