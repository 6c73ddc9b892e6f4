import type { Felt, FeltBox, FeltCell, FeltTerms } from '../../engines/table/felt.ts'
import type { Spot, TableTitleTexts } from '../../engines/table/table-title.ts'
import type { DieFace } from '../../tabletop/dice/die.ts'

/** A hand of the list beside the bet: an example in dice, and the facts of the round that mark it. */
interface Listed {
  readonly id: string
  readonly dice: readonly [DieFace, DieFace, DieFace]
  readonly tone: 'best' | 'other' | 'worst'
  /** The number of the rules that says how many stakes it costs: the loser, or with `worst` its own side. */
  readonly pays: string
  readonly facts: readonly string[]
}

/** From the best, as the player’s own hand marks them. */
const listed: readonly Listed[] = [
  { id: 'pin-zoro', dice: [1, 1, 1], tone: 'best', pays: 'pinZoro', facts: ['player-pin-zoro'] },
  { id: 'arashi', dice: [3, 3, 3], tone: 'best', pays: 'arashi', facts: ['player-arashi'] },
  { id: '4-5-6', dice: [4, 5, 6], tone: 'best', pays: 'fourFiveSix', facts: ['player-4-5-6'] },
  {
    id: 'point',
    dice: [2, 2, 5],
    tone: 'other',
    pays: 'other',
    facts: [1, 2, 3, 4, 5, 6].map((point) => `player-point-${point}`),
  },
  { id: 'no-hand', dice: [1, 4, 6], tone: 'other', pays: 'other', facts: ['player-no-hand'] },
  { id: '1-2-3', dice: [1, 2, 3], tone: 'worst', pays: 'oneTwoThree', facts: ['player-1-2-3'] },
]

interface Plan {
  readonly width: number
  readonly height: number
  readonly bet: FeltBox
  /** Where the chips lie in it, beside its label: parts of its sides. */
  readonly chips: { readonly x: number; readonly y: number }
  /** Two columns of three hands. */
  readonly hands: FeltBox
}

/** The place of the bet, and beside it the hands with what each pays. */
export function chinchiroFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>, terms: FeltTerms): Felt {
  return feltOf(
    spots,
    { texts, terms },
    {
      width: 9,
      height: 4,
      bet: { x: 0, y: 0, width: 3.4, height: 4 },
      chips: { x: 0.5, y: 0.58 },
      hands: { x: 3.4, y: 0, width: 5.6, height: 4 },
    },
  )
}

/** The same for a phone held upright: the bet in reach of the thumb. */
export function uprightChinchiroFelt(
  spots: readonly Spot[],
  texts: Pick<TableTitleTexts, 'felt'>,
  terms: FeltTerms,
): Felt {
  return feltOf(
    spots,
    { texts, terms },
    {
      width: 6,
      height: 7.4,
      bet: { x: 0, y: 4.6, width: 6, height: 2.8 },
      chips: { x: 0.84, y: 0.42 },
      hands: { x: 0, y: 0, width: 6, height: 4.6 },
    },
  )
}

function feltOf(
  spots: readonly Spot[],
  { texts: { felt }, terms }: { readonly texts: Pick<TableTitleTexts, 'felt'>; readonly terms: FeltTerms },
  { width, height, bet, chips, hands }: Plan,
): Felt {
  const [wide, high] = [hands.width / 2, hands.height / 3]
  const [above, below] = split(bet)
  return {
    width,
    height,
    cells: [
      ...spots.flatMap(({ id, sort, covers = 1 }): FeltCell[] => [
        { ...above, label: felt[id] ?? '', tone: id, fact: null, note: terms.rtp(sort) ?? '' },
        { ...below, label: `${felt.stake ?? ''}${covers}`, tone: 'stake', fact: null },
      ]),
      ...listed.map(({ id, dice, tone, pays, facts }, index) => ({
        x: hands.x + wide * Math.floor(index / 3),
        y: hands.y + high * (index % 3),
        width: wide,
        height: high,
        label: felt[id] ?? '',
        dice,
        tone,
        fact: facts.join(' '),
        note: `${felt[id] ?? ''} ${tone === 'worst' ? '−' : ''}${terms.numbers[pays] ?? ''}${felt.times ?? ''}`,
      })),
    ],
    places: spots.map(({ id }) => ({
      id,
      at: { x: bet.x + bet.width * chips.x, y: bet.y + bet.height * chips.y },
      zone: bet,
    })),
  }
}

/** The chips lie in the upper part; the lower one says what of them is the stake. */
function split(box: FeltBox): readonly [FeltBox, FeltBox] {
  const height = box.height * 0.76
  return [
    { ...box, height },
    { ...box, y: box.y + height, height: box.height - height },
  ]
}
