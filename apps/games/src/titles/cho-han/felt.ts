import type { Felt, FeltBox, FeltCell } from '../../engines/table/felt.ts'
import { coveredBy, oddsOf } from '../../engines/table/pays.ts'
import type { Spot, TableTitleTexts } from '../../engines/table/table-title.ts'

type Boxes = Readonly<Record<string, FeltBox>>

/** Where chips lie, as parts of a field: below a name, in a low field between the name and its odds, and beside dice. */
const chipsAt = { high: { x: 0.5, y: 0.72 }, low: { x: 0.5, y: 0.62 }, dice: { x: 0.86, y: 0.56 } } as const

/** The cloth of chō-han: chō at the left, han at the right, and equal dice between them. */
export function choHanFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>): Felt {
  return feltOf(spots, texts, {
    width: 9,
    height: 4,
    boxes: {
      cho: { x: 0, y: 0, width: 3.2, height: 4 },
      zorome: { x: 3.2, y: 0, width: 2.6, height: 2 },
      'pin-zoro': { x: 3.2, y: 2, width: 2.6, height: 2 },
      han: { x: 5.8, y: 0, width: 3.2, height: 4 },
    },
  })
}

/** The same for a phone held upright: chō and han in reach of the thumb, equal dice above them. */
export function uprightChoHanFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>): Felt {
  return feltOf(spots, texts, {
    width: 6,
    height: 7,
    boxes: {
      zorome: { x: 0, y: 0, width: 3, height: 2.4 },
      'pin-zoro': { x: 3, y: 0, width: 3, height: 2.4 },
      cho: { x: 0, y: 2.4, width: 3, height: 4.6 },
      han: { x: 3, y: 2.4, width: 3, height: 4.6 },
    },
  })
}

function feltOf(
  spots: readonly Spot[],
  { felt }: Pick<TableTitleTexts, 'felt'>,
  { width, height, boxes }: { width: number; height: number; boxes: Boxes },
): Felt {
  const placed = spots.flatMap((spot) => {
    const box = boxes[spot.id]
    return box ? [{ spot, box }] : []
  })
  return {
    width,
    height,
    cells: placed.map(({ spot, box }) => ({
      ...box,
      label: felt[spot.id] ?? '',
      tone: spot.id,
      fact: coveredBy(spot).join(' '),
      ...noteOf(spot, felt),
      ...(isHigh(box) ? {} : { rtp: '' }), // the name stands above the chips
    })),
    places: placed.map(({ spot: { id }, box }) => {
      const { x, y } = chipsAt[isOfDice(id) ? 'dice' : isHigh(box) ? 'high' : 'low']
      return { id, at: { x: box.x + box.width * x, y: box.y + box.height * y }, zone: box }
    }),
  }
}

const isHigh = ({ width, height }: FeltBox) => height > width
const isOfDice = (id: string) => id === 'pin-zoro'

/** Two ones are drawn, and named beside their odds. */
function noteOf(spot: Spot, felt: Readonly<Record<string, string>>): Pick<FeltCell, 'note' | 'dice'> {
  const odds = `${oddsOf(spot, String)}:1`
  return isOfDice(spot.id) ? { note: `${felt[spot.id] ?? ''} ${odds}`, dice: [1, 1] } : { note: odds }
}
