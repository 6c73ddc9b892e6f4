import type { SessionPicture, SessionPlan } from './session-model.ts'

export const width = 600
export const height = 260
/** Above and below, as a part of the range. */
const margin = 0.06

export interface Mark {
  readonly name: 'zero' | 'money' | 'stop'
  /** In bets. */
  readonly result: number
  readonly y: number
}

/** The drawing's paths in its coordinates, the lines across it, and the results at its upper and lower edge. */
export function fanOf(
  { rounds, money, stopAhead }: Pick<SessionPlan, 'rounds' | 'money' | 'stopAhead'>,
  { points }: Pick<SessionPicture, 'points'>,
): { outer: string; inner: string; middle: string; marks: readonly Mark[]; highest: number; lowest: number } {
  const results = points.flatMap(({ quantiles }) => quantiles)
  const [least, most] = [Math.min(0, ...results), Math.max(0, ...results)]
  const room = Math.max(1, most - least) * margin
  const [lowest, highest] = [Math.max(-money, least - room), most + room]
  const y = (result: number) => round(((highest - result) / (highest - lowest)) * height)
  const at = (index: 0 | 1 | 2 | 3 | 4) =>
    points.map(({ round: played, quantiles }) => `${round((played / rounds) * width)},${y(quantiles[index])}`)
  const band = (low: 0 | 1, high: 3 | 4) => `M${at(high).join('L')}L${at(low).toReversed().join('L')}Z`
  const marks = [
    { name: 'zero' as const, result: 0 },
    { name: 'money' as const, result: -money },
    ...(stopAhead === null ? [] : [{ name: 'stop' as const, result: stopAhead }]),
  ]
  return {
    lowest,
    highest,
    outer: band(0, 4),
    inner: band(1, 3),
    middle: `M${at(2).join('L')}`,
    marks: marks
      .filter(({ result }) => result >= lowest && result <= highest)
      .map((mark) => ({ ...mark, y: y(mark.result) })),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
