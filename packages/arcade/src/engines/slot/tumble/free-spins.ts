import type { TumbleRules } from './rules.ts'
import { type SpinTable, stopsWinning } from './spin-classes.ts'

/** The free spins that remain: `left` are won and not yet played, `room` can still be won, and the next begins with the multiplier `from`. */
export interface FreeSpinsState {
  readonly left: number
  readonly room: number
  readonly from: number
}

/** Of all the free spins that remain, times (stops of the cycle) ^ (left + room): whole numbers. Wins in pay units. */
interface FreeSpinsWorth {
  readonly win: bigint
  readonly square: bigint
  /** Number of free spins that win exactly the greatest win. */
  readonly greatest: bigint
}

export function stateAfter(
  { left, room }: FreeSpinsState,
  { next, freeSpins }: { readonly next: number; readonly freeSpins: number },
): FreeSpinsState {
  const won = Math.min(freeSpins, room)
  return { left: left - 1 + won, room: room - won, from: next }
}

export function wonInBase(rules: TumbleRules, freeSpins: number): FreeSpinsState {
  const left = Math.min(freeSpins, rules.mostFreeSpins)
  return { left, room: rules.mostFreeSpins - left, from: 1 }
}

/** Every state that can follow these, themselves included, those with fewer free spins first; states without free spins left out. */
export function statesFrom(first: readonly FreeSpinsState[], table: (from: number) => SpinTable): FreeSpinsState[] {
  const found = new Map<string, FreeSpinsState>()
  const open = [...first]
  for (let state = open.pop(); state; state = open.pop()) {
    if (state.left === 0 || found.has(stateKey(state))) continue
    found.set(stateKey(state), state)
    for (const spins of table(state.from).classes) open.push(stateAfter(state, spins))
  }
  return [...found.values()].sort((a, b) => a.left + a.room - b.left - b.room)
}

export const stateKey = ({ left, room, from }: FreeSpinsState) => `${left} ${room} ${from}`

/**
 * Exact moments of the free spins from each of `states`, in the order of `statesFrom`. A free spin wins X and leads to a state worth Y, so that
 * E[X + Y] and E[(X + Y)²] = E[X²] + 2E[XY] + E[Y²] follow from the class of stops: given the class, X and Y are independent.
 */
export function freeSpinsWorth(
  states: readonly FreeSpinsState[],
  { table, greatest }: { readonly table: (from: number) => SpinTable; readonly greatest: number },
): (state: FreeSpinsState) => FreeSpinsWorth {
  const worths = new Map<string, FreeSpinsWorth>()
  const known = (state: FreeSpinsState) => worths.get(stateKey(state)) ?? { win: 0n, square: 0n, greatest: 0n }
  for (const state of states) {
    const spins = table(state.from)
    const scale = spins.stops ** BigInt(state.left + state.room - 1)
    let [win, square, great] = [0n, 0n, stopsWinning(spins, greatest) * scale]
    for (const each of spins.classes) {
      const after = known(stateAfter(state, each))
      win += each.win * scale + each.stops * after.win
      square += each.square * scale + 2n * each.win * after.win + each.stops * after.square
      great += each.stops * after.greatest
    }
    worths.set(stateKey(state), { win, square, greatest: great })
  }
  return known
}
