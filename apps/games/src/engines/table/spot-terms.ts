import type { StakeRange } from '@andon/arcade/engines/bets'
import type { Figures } from '../../shell/text/amounts.ts'
import { oddsOf } from './pays.ts'
import type { Spot, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface TermDeps {
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly figures: Figures
  readonly limit: StakeRange | null
  /** The exact return of its sort as a share; null where it is unknown. */
  readonly rtp: number | null
  /** The player's own chips on it, in minor units. */
  readonly amount: number
}

/** A spot in a line: its name, what it pays, its return, its limits, and the player's chips. */
export function spotTerms(spot: Spot | undefined, { words, texts, figures, limit, rtp, amount }: TermDeps): string {
  if (!spot) return ''
  const [name, odds] = [texts.name(spot.id), oddsOf(spot, figures.number)]
  const terms = [rtp === null ? words.spot(name, odds) : words.sort(name, odds, figures.share(rtp))]
  if (limit) terms.push(words.limits(figures.amount(limit.least), figures.amount(limit.most)))
  if (amount > 0) terms.push(words.mine(figures.amount(amount)))
  return terms.join('　')
}
