import type { ResultTone, TableResult } from '@andon/contract/player-api/live-tables'

/** How lobbies show the results of shared rounds: `SharedRounds.resultOf`. */

type ResultOf = (facts: readonly string[]) => TableResult | null

const result = (text: string, tone: ResultTone): TableResult => ({ text: { ja: text, en: text }, tone })

/** The number in its colour; 0 is green. */
export function rouletteResult({ red }: { readonly red: readonly number[] }): ResultOf {
  return ([face]) => {
    if (face === undefined) return null
    const number = Number(face)
    return result(face, number === 0 ? 'green' : red.includes(number) ? 'red' : 'black')
  }
}

const sides = [
  ['banker', 'B', 'red'],
  ['player', 'P', 'blue'],
  ['tie', 'T', 'green'],
] as const

/** Who won a hand of baccarat, in the colours of a bead road. */
export const baccaratResult: ResultOf = (facts) => {
  const side = sides.find(([fact]) => facts.includes(fact))
  return side ? result(side[1], side[2]) : null
}

/** The multiple at which a round of crash ended: gold from ten on. `2.31×`, and from a hundred on without decimals. */
export const crashResult: ResultOf = ([multiple]) => {
  if (multiple === undefined) return null
  const value = Number(multiple)
  return result(`${value < 100 ? multiple : Math.floor(value)}×`, value < 2 ? 'plain' : value < 10 ? 'blue' : 'gold')
}

/** By what a wheel stopped at. */
export function prizeResult(results: Readonly<Record<string, TableResult>>): ResultOf {
  return ([prize = '']) => results[prize] ?? null
}
