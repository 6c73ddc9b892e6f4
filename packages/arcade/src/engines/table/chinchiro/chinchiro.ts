import { add, divide, fraction, multiply, one, parseFraction, subtract, toNumber } from '@andon/money/fraction'
import type { Draws } from '../../../rng/draws.ts'
import type { Spot, TableMechanic } from '../mechanic.ts'
import type { ChinchiroRules } from './chinchiro-rules.ts'
import { type Hand, handOf, hands, type Throw, waysOfHands } from './hands.ts'

type Terms = Pick<ChinchiroRules, 'throws' | 'pays' | 'oneTwoThreePays' | 'commission'>

/** The one place of the cloth. */
export const bowlSpot = 'bowl'

/**
 * Banker and player throw three dice into a bowl, the banker first, each until there is a hand. A player may lose several stakes, so an amount on the cloth covers them: it is
 * as many stakes as a round can cost, and what is not lost comes back.
 */
export function chinchiro(rules: Terms): TableMechanic {
  const amounts = [...new Set([...Object.values(rules.pays), rules.oneTwoThreePays])].sort((a, b) => a - b)
  const covers = Math.max(...amounts)
  return {
    name: 'chinchiro',
    tables: [],
    terms: {
      throws: rules.throws,
      ...rules.pays,
      oneTwoThree: rules.oneTwoThreePays,
      commission: toNumber(parseFraction(rules.commission)),
    },
    spots: [spotOf(rules, { amounts, covers })],
    draw: (draws) => {
      const [banker, player] = [throwsOf(draws, rules.throws), throwsOf(draws, rules.throws)]
      const drawn = [
        ...banker.map((dice) => ({ to: 'banker', face: dice.join('-') })),
        ...player.map((dice) => ({ to: 'player', face: dice.join('-') })),
      ]
      return { drawn, facts: factsOf(rules, { banker: handAfter(banker), player: handAfter(player) }) }
    },
    outcomes: () => {
      const ways = [...waysOfHands(rules.throws)]
      return ways.flatMap(([banker, weight]) =>
        ways.map(([player, times]) => ({ facts: factsOf(rules, { banker, player }), weight: weight * times })),
      )
    },
  }
}

function spotOf(
  { commission }: Terms,
  { amounts, covers }: { readonly amounts: readonly number[]; readonly covers: number },
): Spot {
  const kept = subtract(one, parseFraction(commission))
  const part = (stakes: number) => fraction(stakes, covers)
  return {
    id: bowlSpot,
    sort: bowlSpot,
    table: null,
    covers,
    pays: [
      ...amounts.map((stakes) => ({ on: [`win-${stakes}`], returns: add(one, multiply(part(stakes), kept)) })),
      { on: ['tie'], returns: one },
      ...amounts
        .filter((stakes) => stakes < covers)
        .map((stakes) => ({ on: [`loss-${stakes}`], returns: divide(fraction(covers - stakes), fraction(covers)) })),
    ],
  }
}

/** All throws of one side: the last one is its hand, or its last try. */
function throwsOf(draws: Draws, most: number): readonly Throw[] {
  const die = () => 1 + draws.uniform(6)
  const thrown: Throw[] = []
  while (thrown.length < most && handAfter(thrown) === 'no-hand') thrown.push([die(), die(), die()])
  return thrown
}

function handAfter(thrown: readonly Throw[]): Hand {
  const last = thrown.at(-1)
  return last ? handOf(last) : 'no-hand'
}

/** Who pays how many stakes, and both hands. Equal hands tie. */
function factsOf(rules: Terms, { banker, player }: { readonly banker: Hand; readonly player: Hand }): string[] {
  const ahead = hands.indexOf(banker) - hands.indexOf(player)
  const [winner, loser] = ahead > 0 ? [player, banker] : [banker, player]
  const stakes = stakesPaid(rules, winner, loser)
  return [ahead === 0 ? 'tie' : `${ahead > 0 ? 'win' : 'loss'}-${stakes}`, `player-${player}`, `banker-${banker}`]
}

function stakesPaid({ pays, oneTwoThreePays }: Terms, winner: Hand, loser: Hand): number {
  const byWinner =
    winner === 'pin-zoro'
      ? pays.pinZoro
      : winner === 'arashi'
        ? pays.arashi
        : winner === '4-5-6'
          ? pays.fourFiveSix
          : pays.other
  return loser === '1-2-3' ? Math.max(byWinner, oneTwoThreePays) : byWinner
}
