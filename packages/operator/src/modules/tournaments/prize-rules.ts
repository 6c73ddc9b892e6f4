import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { PrizeOfPlace, PrizeRules } from '@andon/ranking/rules'
import type { Deps } from './deps.ts'
import type { PlannedRules } from './domain/rules.ts'

const mostFreeSpinStakes = 1_000_000

/**
 * The prizes with the terms of their bonuses, as they are frozen. Throws FIELD_INVALID for free spins of a sports tournament (an incentive has one product), of a
 * game that is not offered or at a stake that it does not take, and for a bonus that the site does not offer.
 */
export async function frozenPrizes(
  deps: Deps,
  tx: Tx,
  { rules: { prizes, product }, site }: { rules: PlannedRules; site: string },
): Promise<PrizeRules> {
  if (prizes.kind !== 'mixed') return prizes
  const places: PrizeOfPlace[] = []
  for (const [at, prize] of prizes.places.entries()) {
    const field = `rules.prizes.places.${at}`
    if (prize.kind === 'freeSpins') await demandSpins(deps, tx, { prize, product, field })
    places.push(prize.kind === 'bonus' ? await withTerms(deps, tx, { prize, site, field }) : prize)
  }
  return { kind: 'mixed', places }
}

type Of<Kind extends PrizeOfPlace['kind']> = Extract<PrizeOfPlace, { readonly kind: Kind }>

async function demandSpins(
  { gamesOffered }: Deps,
  tx: Tx,
  {
    prize: { game, stake, spins },
    product,
    field,
  }: {
    prize: Of<'freeSpins'>
    product: PlannedRules['product']
    field: string
  },
): Promise<void> {
  if (product === 'sports') throw invalid(field, 'Free spins are of casino games; a tournament has one product')
  const offered = (await gamesOffered(tx, [game])).get(game)
  if (!offered) throw invalid(`${field}.game`, `The game ${game} is not offered`)
  const { minBet, maxBet } = offered
  if (stake < (minBet ?? 1) || stake > (maxBet ?? stake))
    throw invalid(`${field}.stake`, `The game ${game} does not take it`)
  if (spins * stake > mostFreeSpinStakes) throw invalid(`${field}.spins`, 'Too many spins at this stake')
}

async function withTerms(
  { bonuses }: Deps,
  tx: Tx,
  { prize, site, field }: { prize: Of<'bonus'>; site: string; field: string },
): Promise<Of<'bonus'>> {
  const { bonusCode, amount } = prize
  const terms = await bonuses.termsOfCode(tx, { site, bonusCode })
  if (!terms) throw invalid(`${field}.bonusCode`, `${site} offers no bonus with the code ${bonusCode}`)
  return { ...prize, terms: { ...terms, reward: { kind: 'no-deposit', amount } } }
}

const invalid = (field: string, message: string) => new Refusal('FIELD_INVALID', { field, message })
