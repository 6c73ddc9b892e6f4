import { assert } from '@andon/platform/assert'
import { ranks } from '../shoe.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, totalOf } from './drawing.ts'
import { factsOf, type HandResult, type Pair } from './hand-facts.ts'

interface Outcome {
  readonly facts: readonly string[]
  readonly weight: bigint
}

/**
 * Every hand from a full shoe, by its facts. The weight counts the orders of six cards with which it is dealt, as if those that nobody draws were dealt too. The first four cards
 * are enumerated by rank with the pairs that their suits make, third cards by their points.
 */
export function outcomesOf(decks: number): readonly Outcome[] {
  const found = new Map<string, { facts: string[]; weight: number }>()
  const add = (result: HandResult, weight: number) => {
    const facts = factsOf(result)
    const name = facts.join(' ')
    const known = found.get(name)
    if (known) known.weight += weight
    else found.set(name, { facts, weight })
  }
  for (const { player, banker, pairs } of firstCards(decks))
    for (const end of endsOf(player, banker, decks))
      for (const { ways, ...held } of pairs) if (ways > 0) add({ ...end.result, ...held }, ways * end.ways)

  const outcomes = [...found.values()]
  const all = [0, 1, 2, 3, 4, 5].reduce((product, dealt) => product * (52 * decks - dealt), 1)
  const counted = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  assert(Number.isSafeInteger(all) && counted === all, 'every order of six cards is counted, in numbers that are exact')
  return outcomes.map(({ facts, weight }) => ({ facts, weight: BigInt(weight) }))
}

type TwoRanks = readonly [number, number]

function* firstCards(decks: number) {
  const places = ranks.map((_, rank) => rank)
  const twos = places.flatMap((first) => places.map((second): TwoRanks => [first, second]))
  for (const player of twos) for (const banker of twos) yield { player, banker, pairs: pairsOf(player, banker, decks) }
}

/** How many orders of four cards have these ranks, by the pairs that they make. */
function pairsOf(player: TwoRanks, banker: TwoRanks, decks: number) {
  const full = [decks, decks, decks, decks]
  return splitPair(player, () => full).flatMap(({ pair: playerPair, ways, taken }) => {
    const left = (rank: number) => {
      const suits = [...full]
      // Which suits are gone does not matter, only how many cards of one suit.
      const gone = player.filter((one) => one === rank).length
      if (gone === 2 && taken === 'one suit') suits[0] = decks - 2
      else for (let suit = 0; suit < gone; suit++) suits[suit] = decks - 1
      return suits
    }
    return splitPair(banker, left).map(({ pair: bankerPair, ways: more }) => ({
      playerPair,
      bankerPair,
      ways: ways * more,
    }))
  })
}

/** How many orders of two cards have these ranks; `left` has the cards of a rank that are left, by suit. */
function splitPair(
  [first, second]: TwoRanks,
  left: (rank: number) => readonly number[],
): { pair: Pair; ways: number; taken: 'one suit' | 'two suits' }[] {
  const count = (rank: number) => left(rank).reduce((sum, cards) => sum + cards, 0)
  if (first !== second) return [{ pair: 'none', ways: count(first) * count(second), taken: 'two suits' }]
  const perfect = left(first).reduce((sum, cards) => sum + cards * (cards - 1), 0)
  return [
    { pair: 'perfect', ways: perfect, taken: 'one suit' },
    { pair: 'pair', ways: count(first) * (count(first) - 1) - perfect, taken: 'two suits' },
  ]
}

type Ending = Pick<HandResult, 'player' | 'banker' | 'cards'>

/** The ends of a hand that begins with these ranks, each with the orders of the fifth and sixth card that lead to it. */
function endsOf(playerRanks: TwoRanks, bankerRanks: TwoRanks, decks: number): { result: Ending; ways: number }[] {
  const [player, banker] = [totalOf(playerRanks.map(pointsOf)), totalOf(bankerRanks.map(pointsOf))]
  const held = [...playerRanks, ...bankerRanks].map(pointsOf)
  const cards = 52 * decks
  if (isNatural(player) || isNatural(banker) || !(playerDraws(player) || bankerDraws(banker, null)))
    return [{ result: { player, banker, cards: 4 }, ways: (cards - 4) * (cards - 5) }]

  const left = values.map((value) => decks * (value === 0 ? 16 : 4) - held.filter((one) => one === value).length)
  const fifths = values.map((value) => ({ value, ways: left[value] ?? 0 }))
  if (!playerDraws(player))
    return fifths.map(({ value, ways }) => ({
      result: { player, banker: (banker + value) % 10, cards: 5 },
      ways: ways * (cards - 5),
    }))
  return fifths.flatMap(({ value: third, ways }) => {
    const drawn = (player + third) % 10
    if (!bankerDraws(banker, third)) return [{ result: { player: drawn, banker, cards: 5 }, ways: ways * (cards - 5) }]
    return values.map((value) => ({
      result: { player: drawn, banker: (banker + value) % 10, cards: 6 },
      ways: ways * ((left[value] ?? 0) - (value === third ? 1 : 0)),
    }))
  })
}

/** Points of a card. */
const values = Array.from({ length: 10 }, (_, value) => value)
