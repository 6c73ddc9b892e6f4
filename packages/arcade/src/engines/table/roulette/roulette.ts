import type { TableMechanic } from '../mechanic.ts'
import type { RouletteRules } from './roulette-rules.ts'
import { rouletteSpots } from './spots.ts'

/** One draw of 37: the number on which the ball comes to rest. */
export function roulette(rules: RouletteRules): TableMechanic {
  const count = rules.wheel.length
  return {
    name: 'roulette',
    tables: [...(rules.laPartage === null ? [] : [rules.laPartage]), rules.plain],
    spots: rouletteSpots(rules),
    draw: (draws) => {
      const face = `${draws.uniform(count)}`
      return { drawn: [{ to: 'wheel', face }], facts: [face] }
    },
    outcomes: () => Array.from({ length: count }, (_, number) => ({ facts: [`${number}`], weight: 1n })),
  }
}
