import type { Felt, FeltBox, FeltCell } from '../../engines/table/felt.ts'
import { coveredBy, oddsOf } from '../../engines/table/pays.ts'
import type { Spot, TableTitleTexts } from '../../engines/table/table-title.ts'
import { type DieFace, dieFaces } from '../../tabletop/dice/die.ts'

type Boxes = ReadonlyMap<string, FeltBox>

/** The felt of Sic Bo: small and big at its sides, then doubles and triples, totals, pairs, and single faces. */
export function sicBoFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>): Felt {
  return feltOf(spots, texts, { width: 15, height: 6.5, boxes: lyingBoxes() })
}

/** The same in rows that a phone held upright has room for. */
export function uprightSicBoFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>): Felt {
  return feltOf(spots, texts, { width: 6, height: 10.4, boxes: uprightBoxes() })
}

function feltOf(
  spots: readonly Spot[],
  { felt }: Pick<TableTitleTexts, 'felt'>,
  { width, height, boxes }: { width: number; height: number; boxes: Boxes },
): Felt {
  const placed = spots.flatMap((spot) => {
    const box = boxes.get(spot.id)
    return box ? [{ spot, box }] : []
  })
  return {
    width,
    height,
    cells: placed.map(({ spot, box }) => cellOf(spot, box, felt)),
    places: placed.map(({ spot: { id }, box }) => ({
      id,
      at: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      zone: box,
    })),
  }
}

function cellOf(spot: Spot, box: FeltBox, felt: Readonly<Record<string, string>>): FeltCell {
  const dice = diceOf(spot.id)
  const total = /^total-(\d+)$/.exec(spot.id)?.[1]
  return {
    ...box,
    label: total ?? felt[spot.id] ?? '',
    tone: total ? 'total' : spot.sort,
    fact: coveredBy(spot).join(' '),
    note: `${oddsOf(spot, String).replaceAll(' ', '')}:1`,
    ...(dice.length > 0 && { dice }),
  }
}

/** The dice in the name of a bet, such as two threes of `double-3`. */
function diceOf(id: string): DieFace[] {
  const [word = '', ...named] = id.split('-')
  const faces = named.flatMap((text) => dieFaces.find((face) => String(face) === text) ?? [])
  const [face] = faces
  if (word === 'total' || !face) return []
  const count = { single: 1, double: 2, triple: 3 }[word]
  return count ? Array.from({ length: count }, () => face) : faces
}

/** A row of bets of the same width. */
function row(
  ids: readonly string[],
  { x = 0, y, width, height }: { x?: number; y: number; width: number; height: number },
) {
  const each = width / ids.length
  return ids.map((id, place): readonly [string, FeltBox] => [id, { x: x + place * each, y, width: each, height }])
}

const ofFaces = (word: string, faces: readonly DieFace[] = dieFaces) => faces.map((face) => `${word}-${face}`)
const totals = Array.from({ length: 14 }, (_, before) => `total-${4 + before}`)
const pairs = dieFaces.flatMap((low) => dieFaces.filter((high) => high > low).map((high) => `pair-${low}-${high}`))

function lyingBoxes(): Boxes {
  return new Map([
    ...row(['small'], { y: 0, width: 2.2, height: 1.6 }),
    ...row(['odd'], { y: 1.6, width: 2.2, height: 1.1 }),
    ...row(['big'], { x: 12.8, y: 0, width: 2.2, height: 1.6 }),
    ...row(['even'], { x: 12.8, y: 1.6, width: 2.2, height: 1.1 }),
    ...row(ofFaces('double', [1, 2, 3]), { x: 2.2, y: 0, width: 3, height: 2.7 }),
    ...row(ofFaces('triple', [1, 2, 3]), { x: 5.2, y: 0, width: 4.6, height: 0.9 }),
    ...row(['any-triple'], { x: 5.2, y: 0.9, width: 4.6, height: 0.9 }),
    ...row(ofFaces('triple', [4, 5, 6]), { x: 5.2, y: 1.8, width: 4.6, height: 0.9 }),
    ...row(ofFaces('double', [4, 5, 6]), { x: 9.8, y: 0, width: 3, height: 2.7 }),
    ...row(totals, { y: 2.7, width: 15, height: 1.3 }),
    ...row(pairs, { y: 4, width: 15, height: 1.25 }),
    ...row(ofFaces('single'), { y: 5.25, width: 15, height: 1.25 }),
  ])
}

function uprightBoxes(): Boxes {
  return new Map([
    ...row(['small', 'big'], { y: 0, width: 6, height: 1.1 }),
    ...row(['odd', 'even'], { y: 1.1, width: 6, height: 0.9 }),
    ...row(totals.slice(0, 7), { y: 2, width: 6, height: 0.95 }),
    ...row(totals.slice(7), { y: 2.95, width: 6, height: 0.95 }),
    ...row(ofFaces('single'), { y: 3.9, width: 6, height: 1.05 }),
    ...row(ofFaces('double'), { y: 4.95, width: 6, height: 1 }),
    ...row(ofFaces('triple'), { y: 5.95, width: 6, height: 1 }),
    ...row(['any-triple'], { y: 6.95, width: 6, height: 0.75 }),
    ...row(pairs.slice(0, 5), { y: 7.7, width: 6, height: 0.9 }),
    ...row(pairs.slice(5, 10), { y: 8.6, width: 6, height: 0.9 }),
    ...row(pairs.slice(10), { y: 9.5, width: 6, height: 0.9 }),
  ])
}
