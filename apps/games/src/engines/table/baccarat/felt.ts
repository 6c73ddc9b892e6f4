import { boxFelt, type FeltPlan, rowOfBoxes } from '../box-felt.ts'
import type { Felt, FeltTerms } from '../felt.ts'
import type { Spot, TableTitleTexts } from '../table-title.ts'

type Words = Pick<TableTitleTexts, 'felt'>

/** Both tables have the banker in the same place. */
const bankers = ['banker', 'banker-free']

const lying: FeltPlan = {
  width: 12,
  height: 4.9,
  boxes: new Map([
    ...rowOfBoxes(['player-pair', 'either-pair', 'perfect-pair', 'banker-pair'], {
      x: 0,
      y: 0,
      width: 12,
      height: 1.3,
    }),
    ...rowOfBoxes(['player'], { x: 0, y: 1.3, width: 4.6, height: 2.3 }),
    ...rowOfBoxes(['tie'], { x: 4.6, y: 1.3, width: 2.8, height: 2.3 }),
    ...bankers.flatMap((id) => rowOfBoxes([id], { x: 7.4, y: 1.3, width: 4.6, height: 2.3 })),
    ...rowOfBoxes(['small', 'big'], { x: 0, y: 3.6, width: 12, height: 1.3 }),
  ]),
}

const standing: FeltPlan = {
  width: 6,
  height: 6.2,
  boxes: new Map([
    ...rowOfBoxes(['player'], { x: 0, y: 0, width: 2.3, height: 2.6 }),
    ...rowOfBoxes(['tie'], { x: 2.3, y: 0, width: 1.4, height: 2.6 }),
    ...bankers.flatMap((id) => rowOfBoxes([id], { x: 3.7, y: 0, width: 2.3, height: 2.6 })),
    ...rowOfBoxes(['player-pair', 'banker-pair'], { x: 0, y: 2.6, width: 6, height: 1.2 }),
    ...rowOfBoxes(['either-pair', 'perfect-pair'], { x: 0, y: 3.8, width: 6, height: 1.2 }),
    ...rowOfBoxes(['small', 'big'], { x: 0, y: 5, width: 6, height: 1.2 }),
  ]),
}

/** The player's side is blue and on the left, that of the banker red and on the right, as on the roads. */
const tones: Readonly<Record<string, string>> = {
  player: 'blue',
  'player-pair': 'blue',
  banker: 'red',
  'banker-free': 'red',
  'banker-pair': 'red',
  tie: 'green',
}

const feltOf = (spots: readonly Spot[], { felt }: Words, { terms, plan }: { terms: FeltTerms; plan: FeltPlan }): Felt =>
  boxFelt(spots, plan, { terms, labelOf: ({ id }) => felt[id] ?? id, toneOf: ({ id }) => tones[id] ?? 'plain' })

/** The felt on its side: pairs, the two sides with the tie between them, and the number of cards. */
export function baccaratFelt(spots: readonly Spot[], texts: Words, terms: FeltTerms): Felt {
  return feltOf(spots, texts, { terms, plan: lying })
}

export function uprightBaccaratFelt(spots: readonly Spot[], texts: Words, terms: FeltTerms): Felt {
  return feltOf(spots, texts, { terms, plan: standing })
}
