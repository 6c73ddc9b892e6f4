import type { Roads } from '../../engines/table/roads/roads-view.ts'
import { roundsOnRoads } from './texts.ts'

/** The dragon is red and the tiger blue. */
export const roads: Roads = {
  rounds: roundsOnRoads,
  resultOf: (facts) => ({
    winner: facts.includes('dragon') ? 'red' : facts.includes('tiger') ? 'blue' : null,
    pairs: [],
  }),
}
