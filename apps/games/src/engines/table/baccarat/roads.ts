import type { RoadColour } from '../../../tabletop/roads/big-road.ts'
import type { Roads } from '../roads/roads-view.ts'

/** The most hands on the roads before they start over. */
export const handsOnRoads = 70

const sides = { banker: 'red', player: 'blue' } as const

/** The banker is red and the player blue. */
export const baccaratRoads: Roads = {
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
