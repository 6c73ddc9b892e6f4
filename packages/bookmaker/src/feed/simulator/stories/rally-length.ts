import type { Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import type { ServedPoint } from '../plays/credit-serves.ts'

/** How rallies of a sport go: the middle of their good strokes beyond the first two, and the seconds from one to the next. */
export interface RallyStyle {
  readonly strokes: number
  readonly strokeSeconds: number
}

export interface DrawnRally extends ServedPoint {
  /** An ace, or a fault that ends it: such a rally has one good stroke, or none. */
  readonly endsAtServe: boolean
  /** Since the point before it. */
  readonly seconds: number
}

/** The good strokes of a rally, the serve among them; over a net, times the ball goes over it. The last one is the winner's: odd where the server wins, even where the other side does, and never more than there is time for. */
export function strokesOf({ server, winner, endsAtServe, seconds }: DrawnRally, style: RallyStyle, draw: Draw): number {
  const drawn = Math.floor(-style.strokes * Math.log(1 - draw.next()))
  const parity = server === winner ? 1 : 2
  if (endsAtServe) return parity === 1 ? 1 : 0
  const most = Math.max(parity, Math.floor(seconds / style.strokeSeconds))
  const strokes = Math.min(parity + 2 * Math.round(drawn / 2), most)
  return strokes % 2 === parity % 2 ? strokes : strokes - 1
}

/** The rallies that a side won: how many, their strokes, and the longest. */
export interface WonRallies {
  readonly won: number
  readonly strokes: number
  readonly longest: number
}
export const noRallies: Readonly<Record<Side, WonRallies>> = {
  home: { won: 0, strokes: 0, longest: 0 },
  away: { won: 0, strokes: 0, longest: 0 },
}

export const withRally = (of: WonRallies, strokes: number): WonRallies => ({
  won: of.won + 1,
  strokes: of.strokes + strokes,
  longest: Math.max(of.longest, strokes),
})

/** To a tenth. */
export const averageOf = ({ won, strokes }: WonRallies): number =>
  won === 0 ? 0 : Math.round((10 * strokes) / won) / 10
