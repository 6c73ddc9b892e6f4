import type { SportsMarket } from '@andon/contract/sports-offer'

/** By the score of now; null where neither can be said. */
export type LegStanding = 'winning' | 'losing' | null

interface Now {
  readonly score: { readonly home: number; readonly away: number } | null
  readonly result: SportsMarket['outcomes'][number]['result']
}

const winnerOf = { '1': (lead: number) => lead > 0, '2': (lead: number) => lead === 0, '3': (lead: number) => lead < 0 }

/**
 * How a selection stands by the score alone, for the markets where that says it: the result of a match, and totals. Null for others, before the start, and where
 * the score leaves it open.
 */
export function standingOf(selection: string, { score, result }: Now): LegStanding {
  if (result === 'won' || result === 'halfWon') return 'winning'
  if (result === 'lost' || result === 'halfLost') return 'losing'
  if (result !== null || score === null) return null
  const [, market = '', outcome = ''] = selection.split('/')
  if (market === '1') {
    const wins = winnerOf[outcome as keyof typeof winnerOf] // another outcome has none
    return wins === undefined ? null : wins(score.home - score.away) ? 'winning' : 'losing'
  }
  const total = /^18\|total=(\d+\.5)$/.exec(market)?.[1]
  if (total === undefined || (outcome !== '12' && outcome !== '13')) return null
  const isOver = score.home + score.away > Number(total)
  return isOver === (outcome === '12') ? 'winning' : 'losing'
}
