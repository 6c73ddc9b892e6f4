import type { TableMechanic } from '../mechanic.ts'
import { openShoe, type ShoeCard } from '../shoe.ts'
import type { BaccaratRules } from './baccarat-rules.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, totalOf } from './drawing.ts'
import { factsOf, pairOf } from './hand-facts.ts'
import { outcomesOf } from './outcomes.ts'
import { baccaratSpots } from './spots.ts'

/** A hand from a full shoe: two cards each by turns, the player's first, then the third cards. */
export function baccarat(rules: BaccaratRules): TableMechanic {
  let counted: ReturnType<typeof outcomesOf> | null = null
  return {
    name: 'baccarat',
    tables: [rules.commission, rules.noCommission],
    spots: baccaratSpots(rules),
    draw: (draws) => {
      const { player, banker, dealt } = dealHand(openShoe(draws, rules.decks))
      return {
        drawn: dealt,
        facts: factsOf({
          player: totalOf(player.map(pointsOfCard)),
          banker: totalOf(banker.map(pointsOfCard)),
          cards: dealt.length,
          playerPair: pairOf(player),
          bankerPair: pairOf(banker),
        }),
      }
    },
    outcomes: () => {
      counted ??= outcomesOf(rules.decks)
      return counted
    },
  }
}

const pointsOfCard = ({ rank }: ShoeCard) => pointsOf(rank)

function dealHand(deal: () => ShoeCard) {
  const hands: Record<'player' | 'banker', ShoeCard[]> = { player: [], banker: [] }
  const dealt: { to: string; face: string }[] = []
  const dealTo = (to: 'player' | 'banker') => {
    const card = deal()
    hands[to].push(card)
    dealt.push({ to, face: card.face })
    return card
  }
  const total = (of: 'player' | 'banker') => totalOf(hands[of].map(pointsOfCard))
  for (const to of ['player', 'banker', 'player', 'banker'] as const) dealTo(to)
  if (!isNatural(total('player')) && !isNatural(total('banker'))) {
    const third = playerDraws(total('player')) ? pointsOfCard(dealTo('player')) : null
    if (bankerDraws(total('banker'), third)) dealTo('banker')
  }
  return { ...hands, dealt }
}
