import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { SportsReply } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'
import type { SlipSelection } from './selections.ts'
import {
  type AskedBet,
  betsOf,
  legsOf,
  type SlipLeg,
  type SlipSystem,
  stakeOf,
  systemsFor,
  toQuote,
} from './slip-bets.ts'
import type { SlipForm, SlipMode } from './slip-form.ts'

export type Quote = SportsReply<'quoteSlip'>['quote']

/** The slip as it is filled in, with what the bookmaker says of each of its bets. */
export interface QuotedSlip {
  readonly form: SlipForm
  /** One selection is always a single. */
  readonly mode: SlipMode
  readonly selections: readonly SlipSelection[]
  readonly legs: readonly SlipLeg[]
  readonly systems: readonly SlipSystem[]
  readonly bets: readonly { readonly bet: AskedBet; readonly quote: Quote | null; readonly isStaked: boolean }[]
}

const quoteMs = 4000 // the prices of single selections follow the stream; this is for joint prices and limits

/** Quotes every bet of the slip, again whenever it changes. A single without a stake is quoted for the smallest, so that its limits are known before. */
export function useSlipQuote(selections: readonly SlipSelection[], form: SlipForm): QuotedSlip {
  const { client } = useServices()
  const mode = selections.length === 1 ? 'singles' : form.mode
  const filled = useDeferredValue({ ...form, mode })
  const bets =
    mode === 'singles'
      ? selections.flatMap(({ selection }) => {
          const stakes = { ...filled.stakes, [selection]: filled.stakes[selection] || 0.5 } // half a yen: not staked, but quoted
          return betsOf(selections, { ...filled, mode, stakes }).filter(({ legs }) => legs[0]?.selection === selection)
        })
      : betsOf(selections, filled)
  const asked = bets.map((bet) => (stakeOf(bet) < 1 ? { ...bet, stake: { total: 0 } } : bet))
  const quotes = useQueries({
    queries: asked.map((bet) => ({
      queryKey: ['quote', toQuote(bet)],
      queryFn: async () => (await client.call('quoteSlip', toQuote(bet))).quote,
      placeholderData: keepPreviousData,
      refetchInterval: quoteMs,
      staleTime: 1000,
    })),
  })
  const legs = legsOf(selections)
  const bankers = legs.filter(({ first }) => form.bankers.includes(first.selection)).length
  return {
    ...{ form, mode, selections, legs, systems: systemsFor(legs.length, bankers) },
    bets: asked.map((bet, at) => ({ bet, quote: quotes[at]?.data ?? null, isStaked: stakeOf(bet) > 0 })),
  }
}
