import { boxFelt, type FeltPlan, rowOfBoxes } from '../../engines/table/box-felt.ts'
import type { Felt, FeltTerms } from '../../engines/table/felt.ts'
import type { Spot, TableTitleTexts } from '../../engines/table/table-title.ts'

type Words = Pick<TableTitleTexts, 'felt'>

const lying: FeltPlan = {
  width: 12,
  height: 4,
  boxes: new Map([
    ...rowOfBoxes(['dragon'], { x: 0, y: 0, width: 4.4, height: 4 }),
    ...rowOfBoxes(['tie'], { x: 4.4, y: 0, width: 3.2, height: 2 }),
    ...rowOfBoxes(['suited-tie'], { x: 4.4, y: 2, width: 3.2, height: 2 }),
    ...rowOfBoxes(['tiger'], { x: 7.6, y: 0, width: 4.4, height: 4 }),
  ]),
}

const standing: FeltPlan = {
  width: 6,
  height: 5.4,
  boxes: new Map([
    ...rowOfBoxes(['dragon', 'tiger'], { x: 0, y: 0, width: 6, height: 3.4 }),
    ...rowOfBoxes(['tie', 'suited-tie'], { x: 0, y: 3.4, width: 6, height: 2 }),
  ]),
}

const tones: Readonly<Record<string, string>> = { dragon: 'red', tiger: 'blue' }

const feltOf = (spots: readonly Spot[], { felt }: Words, { terms, plan }: { terms: FeltTerms; plan: FeltPlan }): Felt =>
  boxFelt(spots, plan, { terms, labelOf: ({ id }) => felt[id] ?? id, toneOf: ({ id }) => tones[id] ?? 'green' })

/** The felt on its side: dragon and tiger face to face, the ties between them. */
export function dragonTigerFelt(spots: readonly Spot[], texts: Words, terms: FeltTerms): Felt {
  return feltOf(spots, texts, { terms, plan: lying })
}

export function uprightDragonTigerFelt(spots: readonly Spot[], texts: Words, terms: FeltTerms): Felt {
  return feltOf(spots, texts, { terms, plan: standing })
}
