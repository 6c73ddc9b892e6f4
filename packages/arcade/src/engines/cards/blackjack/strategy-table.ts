import { assert } from '@andon/platform/assert'
import type { BlackjackMove } from '../events.ts'
import { type BestPlay, bestOf, type MoveValues, type Situation } from './best-play.ts'
import type { Strategy } from './count-results.ts'
import type { CardValue } from './hand-total.ts'

/** A cell for each card of the dealer, 2 to 10 and the ace. `H` hit, `S` stand, `P` split, `D` double, or else hit, `d` double, or else stand. */
export interface StrategyTable {
  readonly hard: Readonly<Record<string, string>>
  readonly soft: Readonly<Record<string, string>>
  /** By the value of both cards; `A` are aces. */
  readonly pairs: Readonly<Record<string, string>>
}

const columns: readonly CardValue[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const rowsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, more) => from + more)
const nameOf = (value: number) => (value === 1 ? 'A' : `${value}`)

/** The best move for every hand of two cards, as players know it from strategy cards. */
export function strategyTable(play: BestPlay): StrategyTable {
  const row = (situation: Situation) => columns.map((dealer) => letterOf(play.valuesOf(situation, dealer))).join('')
  const of = (total: number, { soft }: { soft: boolean }) => row({ total, soft, two: true, pair: null, split: false })
  const table = (totals: readonly number[], soft: boolean) =>
    Object.fromEntries(totals.map((total) => [`${total}`, of(total, { soft })]))
  const pairOf = (pair: CardValue): Situation => ({
    total: pair === 1 ? 12 : 2 * pair,
    soft: pair === 1,
    two: true,
    pair,
    split: false,
  })
  return {
    hard: table(rowsOf(4, 20), false),
    soft: table(rowsOf(12, 20), true),
    pairs: Object.fromEntries(
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((pair) => [nameOf(pair), row(pairOf(pair))]),
    ),
  }
}

function letterOf(values: MoveValues): string {
  const { move } = bestOf(values)
  if (move !== 'double') return { hit: 'H', stand: 'S', split: 'P' }[move]
  const otherwise = bestOf(new Map([...values].filter(([other]) => other === 'hit' || other === 'stand')))
  return otherwise.move === 'hit' ? 'D' : 'd'
}

/** Plays by a table. */
export function strategyOf({ hard, soft, pairs }: StrategyTable, rules: { doubleAfterSplit: boolean }): Strategy {
  return ({ total, soft: isSoft, two, pair, split }, dealer) => {
    const at = columns.indexOf(dealer)
    const row = pair === null ? (isSoft ? soft : hard)[`${total}`] : pairs[nameOf(pair)]
    const letter = row?.charAt(at)
    const mayDouble = two && (!split || rules.doubleAfterSplit)
    const moves: Readonly<Record<string, BlackjackMove>> = {
      H: 'hit',
      S: 'stand',
      P: 'split',
      D: mayDouble ? 'double' : 'hit',
      d: mayDouble ? 'double' : 'stand',
    }
    const move = letter === undefined ? undefined : moves[letter]
    assert(move, 'the table has a cell for every hand')
    return move
  }
}
