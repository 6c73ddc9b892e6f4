import type { Match } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import type { Chances } from '../distribution.ts'
import { playingOn } from '../football/playing-on.ts'
import { simulateFootball } from '../football/simulate.ts'
import type { Rates } from '../model.ts'
import { boutChances } from '../sports/bouts.ts'
import { rallyModel, targets } from '../sports/rally-sets.ts'
import { sumoChances } from '../sports/sumo.ts'
import { tennisModel } from '../sports/tennis.ts'
import { simulatePeriods } from './periods.ts'
import { simulateSets } from './sets.ts'
import { type Simulated, type Simulating, simulated } from './simulated.ts'

/** A match played out from its present state by the model that prices it; null where the model cannot say. Bouts need no runs: all their ends are listed. */
export function simulateMatch(match: Match, by: Rates, simulating: Simulating): Simulated | null {
  switch (by.sport) {
    case 'football':
      return simulateFootball(match, playingOn(by.rates, match), simulating)
    case 'tennis':
      return simulateSets(match, tennisModel(match, by.rates), simulating)
    case 'volleyball':
    case 'tableTennis':
    case 'esports':
      return simulateSets(match, rallyModel(match, by.rally, targets[by.sport]), simulating)
    case 'mma':
      return everyEnd(boutChances(match, by.rates), 'winner')
    case 'sumo':
      return everyEnd(sumoChances(match, by.rates), 'technique')
    default:
      return simulatePeriods(match, by, simulating)
  }
}

/** `finest`: the scope that tells all ends apart, or one that has as many. */
function everyEnd({ of }: Chances, finest: Scope): Simulated | null {
  const ends = of([finest])
  if (ends === null) return null
  return simulated(ends.p, (scope: Scope) => {
    const found = of(scope === finest ? [scope] : [finest, scope]) ?? of([scope])
    const [home, away] = [found?.home.at(-1), found?.away.at(-1)]
    if (home === undefined || away === undefined || home.length !== ends.p.length) return null
    return { home: Int16Array.from(home), away: Int16Array.from(away), missing: null }
  })
}
