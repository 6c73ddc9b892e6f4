import type { TumbleRules } from './rules.ts'
import { type SpinClass, type SpinTable, stopsWinning } from './spin-classes.ts'

/** The free spins that remain: `left` are won and not yet played, `room` can still be won, and the next begins with the multiplier `from`. */
export interface FreeSpinsState {
  readonly left: number
  readonly room: number
  readonly from: number
}

/** The sums over all the free spins that remain, times (stops of the cycle) ^ (left + room): whole numbers. Wins in pay units. */
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

/**
 * The greatest win of a round with all its free spins, in pay units, and how many of the (stops of the base spin) × (stops of a free spin) ^ (most free spins) ways to play one win it.
 * From each state on: the greatest of each class of stops, and the greatest of the state that the class leads to.
 */
export function greatestRound(
  rules: TumbleRules,
  {
    base,
    free,
    states,
  }: {
    readonly base: SpinTable
    readonly free: (from: number) => SpinTable
    readonly states: readonly FreeSpinsState[]
  },
): Greatest {
  const greatest = new Map<string, Greatest>()
  const after = (state: FreeSpinsState): Greatest =>
    greatest.get(stateKey(state)) ?? { units: 0, ways: state.room === 0 ? 1n : free(1).stops ** BigInt(state.room) }
  const best = ({ classes }: SpinTable, next: (spins: SpinClass) => FreeSpinsState): Greatest =>
    classes.reduce<Greatest>(
      (most, spins) => {
        const win = Math.max(...spins.byWin.keys())
        const rest = after(next(spins))
        const here = { units: win + rest.units, ways: (spins.byWin.get(win) ?? 0n) * rest.ways }
        if (here.units === most.units) return { units: most.units, ways: most.ways + here.ways }
        return here.units > most.units ? here : most
      },
      { units: 0, ways: 0n },
    )
  for (const state of states)
    greatest.set(
      stateKey(state),
      best(free(state.from), (spins) => stateAfter(state, spins)),
    )
  return best(base, ({ freeSpins }) => wonInBase(rules, freeSpins))
}

interface Greatest {
  readonly units: number
  readonly ways: bigint
}
