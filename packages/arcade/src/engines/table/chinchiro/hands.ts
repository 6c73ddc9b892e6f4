export type Throw = readonly [number, number, number]

/** From the best: three ones, another triple, 4-5-6, a pair and a point, nothing of these, 1-2-3. */
export const hands = [
  'pin-zoro',
  'arashi',
  '4-5-6',
  'point-6',
  'point-5',
  'point-4',
  'point-3',
  'point-2',
  'point-1',
  'no-hand',
  '1-2-3',
] as const
export type Hand = (typeof hands)[number]

const points: readonly Hand[] = ['point-1', 'point-2', 'point-3', 'point-4', 'point-5', 'point-6']

/** The hand that three dice make; all triples but three ones are alike. */
export function handOf(dice: Throw): Hand {
  const [low, middle, high] = [...dice].sort((a, b) => a - b)
  if (low === high) return low === 1 ? 'pin-zoro' : 'arashi'
  if (low === 4 && high === 6 && middle === 5) return '4-5-6'
  if (low === 1 && high === 3 && middle === 2) return '1-2-3'
  if (low !== middle && middle !== high) return 'no-hand'
  return points[((low === middle ? high : low) ?? 1) - 1] ?? 'no-hand'
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** In how many of 216 to the power of `throws` cases each hand is made; throws after it do not matter. */
export function waysOfHands(throws: number): ReadonlyMap<Hand, bigint> {
  const once = new Map<Hand, bigint>()
  for (const a of faces)
    for (const b of faces) for (const c of faces) once.set(handOf([a, b, c]), (once.get(handOf([a, b, c])) ?? 0n) + 1n)
  const none = once.get('no-hand') ?? 0n
  let [ways, before] = [new Map<Hand, bigint>(), 1n]
  for (let thrown = 1; thrown <= throws; thrown++) {
    const made = ways
    ways = new Map(
      hands.map((hand) => [
        hand,
        (made.get(hand) ?? 0n) * 216n + (hand === 'no-hand' ? 0n : before * (once.get(hand) ?? 0n)),
      ]),
    )
    before *= none
  }
  return ways.set('no-hand', before)
}
