import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAfterMoves } from '../live/use-after-moves.ts'
import { usePrices } from '../live/use-live.ts'
import type { SportsReply } from '../page/api.ts'
import { useHostFigures } from '../page/host-figures.ts'
import { useServices, useSession } from '../page/services.ts'
import { settings } from '../page/settings.ts'
import { useBoostedPrices } from './boosted-prices.ts'
import type { SlipSelection } from './selections.ts'
import {
  type BetRequest,
  betsToQuote,
  keyOfBet,
  legsOf,
  modeOf,
  type SlipLeg,
  type SlipSystem,
  stakeOf,
  systemsFor,
  toQuote,
} from './slip-bets.ts'
import type { SlipForm, SlipMode } from './slip-form.ts'
import { mostToStake } from './stake/most-to-stake.ts'
import { withoutBoost } from './stake/multiple-boost.ts'
import { returnsIfSomeWin, totalOdds, type Worth, worthOf } from './stake/worth.ts'

export type Quote = SportsReply<'quoteSlips'>['quotes'][number]

export interface QuotedBet {
  readonly bet: BetRequest
  /** The newest that is known of this bet; perhaps of another stake. */
  readonly quote: Quote | null
  /** The quote is of just this bet. */
  readonly isQuoted: boolean
  readonly isStaked: boolean
  /** Computed here from the prices of now. */
  readonly worth: Worth | null
  /** The total odds (`totalOdds`), in thousandths; null while a price is missing, and for a selection alone. */
  readonly odds: number | null
  /** The most that the book takes: per line where the stake is. */
  readonly most: number | null
  /** The most that the player could stake now: by the book, the money there is, and limits. */
  readonly mostNow: number | null
  readonly isAboveMost: boolean
  readonly ifSomeWin: (wins: number) => readonly [number, number] | null
}

/** The slip as it is filled in, with what the bookmaker says of each of its bets. */
export interface QuotedSlip {
  readonly form: SlipForm
  readonly mode: SlipMode
  readonly selections: readonly SlipSelection[]
  readonly legs: readonly SlipLeg[]
  readonly systems: readonly SlipSystem[]
  readonly bets: readonly QuotedBet[]
}

/** The prices of single selections follow the stream; joint prices and limits are read again after one of them has moved, at this pace at most. */
const quoteMs = 4000
const typingMs = 200

/** Quotes all bets of the slip in one call, again whenever it changes. A bet without a stake is quoted for the smallest, so that its limits are known before. */
export function useSlipQuote(selections: readonly SlipSelection[], form: SlipForm): QuotedSlip {
  const { client } = useServices()
  const legs = legsOf(selections)
  const { calm } = settings.use()
  const bets = betsToQuote(selections, form).map((bet) => ({ ...bet, boosts: !calm })) // calm mode has no boosts, once the player has chosen it
  const requested = useSettled(JSON.stringify(bets.map(toQuote)), typingMs)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['quotes', requested],
    queryFn: async () => {
      const slips: BetRequest[] = JSON.parse(requested)
      const { quotes } = await client.call('quoteSlips', { slips })
      return new Map(
        slips.flatMap((slip, at) => {
          const quote = quotes[at]
          return quote ? [[keyOfBet(slip), { quote, stake: stakeOf(slip) }] as const] : []
        }),
      )
    },
    enabled: bets.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 1000,
  })
  const ids = selections.map(({ selection }) => selection)
  const prices = usePrices(ids)
  const isUnsettled = isError || bets.some((bet) => data?.get(keyOfBet(bet))?.quote.refusal)
  const also = useBoostedPrices(ids)
  const enabled = bets.length > 0
  useAfterMoves(ids, { atMostEveryMs: quoteMs, again: refetch, enabled, isFetching, isUnsettled, also })
  const session = useSession()
  const room = useHostFigures()?.room ?? null
  const isFree = session.kind === 'player' && session.freeBets > 0 && form.freeBets
  const quoted = bets.map((bet) => {
    const known = data?.get(keyOfBet(bet)) ?? null
    return quotedBet(bet, known && isFree ? { ...known, quote: withoutBoost(known.quote) } : known, prices)
  })
  const staked = quoted.reduce((sum, bet) => sum + stakeInAll(bet), 0)
  const funds = session.kind === 'player' ? fundsOf(session, form) : null
  const bankers = legs.filter(({ first }) => form.bankers.includes(first.selection)).length
  return {
    form,
    mode: modeOf(legs, form),
    selections,
    legs,
    systems: systemsFor(legs.length, bankers),
    bets: quoted.map((bet) => {
      const lines = 'perLine' in bet.bet.stake ? (bet.quote?.lines ?? 1) : 1
      const others = staked - stakeInAll(bet)
      return { ...bet, mostNow: mostToStake({ book: bet.most, funds, room, others, lines }) }
    }),
  }
}

const stakeInAll = ({ isStaked, worth, quote }: Omit<QuotedBet, 'mostNow'>) =>
  isStaked ? (worth?.stake ?? quote?.stake ?? 0) : 0

/** The money that pays for the bets of the slip, in minor units: free bets all of it, or none. */
export const fundsOf = (
  { balance, freeBets }: { readonly balance: number; readonly freeBets: number },
  form: Pick<SlipForm, 'freeBets'>,
): number => (form.freeBets && freeBets > 0 ? freeBets : balance - freeBets)

function quotedBet(
  bet: BetRequest,
  known: { readonly quote: Quote; readonly stake: number } | null,
  prices: ReadonlyMap<string, number | null>,
): Omit<QuotedBet, 'mostNow'> {
  const quote = known?.quote ?? null
  const quoted = (selection: string) => quote?.legs.find((leg) => leg.selection === selection)
  const terms = {
    priceOf: (selection: string) => {
      const leg = quoted(selection)
      const isOwn = leg?.boost || (bet.legs.find((one) => one.selection === selection)?.together?.length ?? 0) > 0
      return isOwn ? (leg?.price ?? null) : (prices.get(selection) ?? leg?.price ?? null)
    },
    placeOf: (selection: string) => quoted(selection)?.eachWay?.placeFraction ?? null,
    boost: quote?.multipleBoost ?? null,
  }
  const isStaked = stakeOf(bet) > 0
  const worth = isStaked ? worthOf(bet, terms) : null
  const lines = 'perLine' in bet.stake ? (quote?.lines ?? 1) : 1
  const most = quote?.maxStake == null ? null : Math.floor(quote.maxStake / lines)
  return {
    bet,
    quote,
    isStaked,
    worth,
    most,
    odds: totalOdds(bet, terms),
    isQuoted: quote !== null && known?.stake === stakeOf(toQuote(bet)),
    isAboveMost: most !== null && stakeOf(bet) > most,
    ifSomeWin: (wins) => (isStaked ? returnsIfSomeWin(bet, wins, terms) : null),
  }
}

/** The value once it has stayed the same for some time, so that typing does not ask for each digit. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
