import type { SportsReply } from '../../page/api.ts'

type Quote = SportsReply<'quoteSlips'>['quotes'][number]

/** The quote of a bet that free bets pay, which has no boost. */
export function withoutBoost(quote: Quote): Quote {
  const { multipleBoost: boost, mostReturns, averageReturns } = quote
  if (!boost) return quote
  return {
    ...quote,
    multipleBoost: null,
    mostReturns: mostReturns === null ? null : mostReturns - boost.adds,
    averageReturns:
      averageReturns && boost.withoutIt !== null ? { ...averageReturns, whole: boost.withoutIt } : averageReturns,
  }
}

/** The ladder's next step above so many legs; null on the last one. */
export const nextStep = (
  { steps, step }: Pick<NonNullable<Quote['multipleBoost']>, 'steps' | 'step'>,
  legs: number,
): { readonly legs: number; readonly percent: number } | null =>
  steps.find((one) => one.legs > legs && one.percent > step) ?? null
