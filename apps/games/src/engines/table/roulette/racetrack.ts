import type { Felt, FeltBox, FeltCell, FeltPlace } from '../felt.ts'
import type { CallBet, CallBets, TableTitleTexts } from '../table-title.ts'
import { toneOf } from './roulette-felt.ts'

/** Chips by spot, as they are called at French tables. */
const series: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  voisins: {
    'trio-0-2-3': 2,
    'split-4-7': 1,
    'split-12-15': 1,
    'split-18-21': 1,
    'split-19-22': 1,
    'split-32-35': 1,
    'corner-25-26-28-29': 2,
  },
  tiers: { 'split-5-8': 1, 'split-10-11': 1, 'split-13-16': 1, 'split-23-24': 1, 'split-27-30': 1, 'split-33-36': 1 },
  orphelins: { 'straight-1': 1, 'split-6-9': 1, 'split-14-17': 1, 'split-17-20': 1, 'split-31-34': 1 },
  'jeu-zero': { 'split-0-3': 1, 'split-12-15': 1, 'straight-26': 1, 'split-32-35': 1 },
}
const finals = Array.from({ length: 10 }, (_, digit) => digit)

/** Bets by the order of the wheel: series, a number with its neighbours, and all numbers with the same last digit. */
export function racetrack(wheel: readonly number[]): CallBets {
  return {
    reach: { least: 1, most: 4 },
    bet: (id, reach) => betOf(wheel, id, reach),
    felt: ({ felt }) => trackFelt(wheel, felt),
  }
}

function betOf(wheel: readonly number[], id: string, reach: number): CallBet | null {
  const called = series[id]
  if (called) return { id, chips: called }
  const straight = (numbers: readonly number[]): CallBet => ({
    id,
    chips: Object.fromEntries(numbers.map((number) => [`straight-${number}`, 1])),
  })
  if (id.startsWith('final-')) return straight(wheel.filter((number) => number % 10 === Number(id.at(-1))))
  const place = wheel.indexOf(Number(id))
  if (!/^\d+$/.test(id) || place < 0) return null
  const around = Array.from({ length: 2 * reach + 1 }, (_, step) => place - reach + step)
  return straight(around.map((at) => wheel[(at + wheel.length) % wheel.length] ?? 0))
}

/** A loop of the wheel's numbers with the series inside, and the finals below it. */
function trackFelt(wheel: readonly number[], words: TableTitleTexts['felt']): Felt {
  // 16 above, 16 below, and 5 at the ends; the zero is at the right end
  const track = wheel.map((number, at): FeltCell => {
    const box = boxOnTrack(at)
    return { ...box, label: String(number), tone: toneOf(number), fact: String(number) }
  })
  const inner: readonly (readonly [id: string, x: number, width: number])[] = [
    ['tiers', 1, 5],
    ['orphelins', 6, 4],
    ['voisins', 10, 5],
    ['jeu-zero', 15, 2],
  ]
  const cell = (id: string, box: FeltBox): FeltCell => ({ ...box, label: words[id] ?? id, tone: 'outside', fact: null })
  const seriesCells = inner.map(([id, x, width]) => ({ id, cell: cell(id, { x, y: 1, width, height: 1.5 }) }))
  const finalCells = finals.map((digit) => ({
    id: `final-${digit}`,
    cell: {
      ...cell('', { x: (digit * 18) / 10, y: 3.7, width: 1.8, height: 0.9 }),
      label: `${words.final ?? ''}${digit}`,
    },
  }))
  const numbers = track.map((one, at) => ({ id: String(wheel[at]), cell: one }))
  const all = [...numbers, ...seriesCells, ...finalCells]
  return {
    width: 18,
    height: 4.6,
    cells: all.map((one) => one.cell),
    places: all.map(({ id, cell: box }): FeltPlace => {
      const { x, y, width, height } = box
      return { id, at: { x: x + width / 2, y: y + height / 2 }, zone: { x, y, width, height } }
    }),
  }
}

/** From the zero in the middle of the right end clockwise: two more below it, 16 to the left, two at the left end, 16 to the right, and one above the zero. */
function boxOnTrack(at: number): FeltBox {
  const high = 1.5 / 3
  if (at === 0) return { x: 17, y: 1 + high, width: 1, height: high }
  if (at <= 1) return { x: 17, y: 1 + 2 * high, width: 1, height: high }
  if (at <= 18) return { x: 18 - ((at - 1) * 18) / 17, y: 2.5, width: 18 / 17, height: 1 }
  if (at <= 20) return { x: 0, y: 1.75 - (at - 19) * 0.75, width: 1, height: 0.75 }
  if (at <= 35) return { x: ((at - 21) * 18) / 15, y: 0, width: 18 / 15, height: 1 }
  return { x: 17, y: 1, width: 1, height: high }
}
