import { fraction } from '@andon/money/fraction'
import type { Spot, TableMechanic } from '../mechanic.ts'
import { openShoe, ranks, type ShoeCard } from '../shoe.ts'
import type { DragonTigerRules } from './dragon-tiger-rules.ts'

/** Two cards, the dragon's first. */
export function dragonTiger(rules: DragonTigerRules): TableMechanic {
  return {
    name: 'dragon-tiger',
    tables: [],
    spots: spotsOf(rules),
    draw: (draws) => {
      const deal = openShoe(draws, rules.decks)
      const [dragon, tiger] = [deal(), deal()]
      return {
        drawn: [
          { to: 'dragon', face: dragon.face },
          { to: 'tiger', face: tiger.face },
        ],
        facts: factsOf(dragon, tiger),
      }
    },
    outcomes: () => outcomesOf(rules.decks),
  }
}

type Card = Pick<ShoeCard, 'rank' | 'suit'>

function factsOf(dragon: Card, tiger: Card): string[] {
  if (dragon.rank === tiger.rank) return dragon.suit === tiger.suit ? ['tie', 'suited-tie'] : ['tie']
  return [dragon.rank > tiger.rank ? 'dragon' : 'tiger']
}

/** Dragon and tiger get half of the bet back at a tie. */
function spotsOf({ tiePays, suitedTiePays }: DragonTigerRules): Spot[] {
  const side = (id: 'dragon' | 'tiger'): Spot => ({
    id,
    sort: id,
    table: null,
    pays: [
      { on: [id], returns: fraction(2) },
      { on: ['tie'], returns: fraction(1, 2) },
    ],
  })
  const tie = (id: 'tie' | 'suited-tie', pays: number): Spot => ({
    id,
    sort: id,
    table: null,
    pays: [{ on: [id], returns: fraction(pays + 1) }],
  })
  return [side('dragon'), side('tiger'), tie('tie', tiePays), tie('suited-tie', suitedTiePays)]
}

/** Every ordered pair of faces, as often as the shoe holds it: each face is there once in each deck. */
function outcomesOf(decks: number) {
  const faces = ranks.flatMap((_, rank) => [0, 1, 2, 3].map((suit) => ({ rank, suit })))
  return faces.flatMap((dragon) =>
    faces.map((tiger) => ({
      facts: factsOf(dragon, tiger),
      weight: BigInt(decks * (dragon === tiger ? decks - 1 : decks)),
    })),
  )
}
