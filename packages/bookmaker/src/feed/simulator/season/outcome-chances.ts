import { newMatch } from '../../../markets/new-match.ts'
import type { MatchSport } from '../../../model/sports.ts'
import type { Distribution } from '../../../pricing/distribution.ts'
import { chancesOf } from '../../../pricing/model.ts'
import type { League } from '../league.ts'
import { ratesAt } from '../strengths.ts'

export interface OutcomeChances {
  readonly home: number
  readonly draw: number
}

/** The model is asked at these distances of strength, and what is between them is on a straight line. */
const step = 0.5
const known = new Map<string, OutcomeChances>()

/** The chances of a home win and of a draw where home is stronger by `lead`, by the model that prices the matches of the league. */
export function outcomeChances(league: League, lead: number): OutcomeChances {
  const below = Math.floor(lead / step)
  const [one, other] = [atStep(league, below), atStep(league, below + 1)]
  const share = lead / step - below
  const between = (from: number, to: number) => from + (to - from) * share
  return { home: between(one.home, other.home), draw: between(one.draw, other.draw) }
}

function atStep(league: League, place: number): OutcomeChances {
  // leagues that are alike in this share what has been computed; no strength is far from 0, so the places are few
  const key = `${league.sport}/${league.bestOf}/${league.serving}/${place}`
  const kept = known.get(key)
  if (kept) return kept
  const match = { ...newMatch(league.sport), bestOf: league.bestOf }
  const found = chancesOf(match, ratesAt(league, place * step)).of([finalScope[league.sport]])
  const chances = found ? chancesIn(found) : { home: 0.5, draw: 0 }
  known.set(key, chances)
  return chances
}

/** The count that says who won in the end. */
const finalScope: Readonly<Record<MatchSport, string>> = {
  football: 'score',
  baseball: 'score+overtime',
  basketball: 'score+overtime',
  tennis: 'winner',
  iceHockey: 'score+shootout',
  volleyball: 'winner',
  tableTennis: 'winner',
  rugby: 'score',
  americanFootball: 'score+overtime',
  mma: 'winner',
  sumo: 'winner',
  esports: 'winner',
}

function chancesIn({ p, home, away }: Distribution): OutcomeChances {
  const chances = { home: 0, draw: 0 }
  for (let atom = 0; atom < p.length; atom++) {
    const lead = (home[0]?.[atom] ?? 0) - (away[0]?.[atom] ?? 0)
    if (lead > 0) chances.home += p[atom] ?? 0
    else if (lead === 0) chances.draw += p[atom] ?? 0
  }
  return chances
}
