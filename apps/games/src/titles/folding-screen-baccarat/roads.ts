import type { Roads } from '../../engines/table/roads/roads-view.ts'
import type { RoadColour } from '../../tabletop/roads/big-road.ts'
import { handsOnRoads } from './texts.ts'

const sides = { banker: 'red', player: 'blue' } as const

/** The banker is red and the player blue. */
export const roads: Roads = {
  rounds: handsOnRoads,
  resultOf: (facts) => {
    const names = ['banker', 'player'] as const
    const winner = names.find((name) => facts.includes(name))
    return {
      winner: winner ? sides[winner] : null,
      pairs: names.flatMap((name): RoadColour[] => (facts.includes(`${name}-pair`) ? [sides[name]] : [])),
    }
  },
}
