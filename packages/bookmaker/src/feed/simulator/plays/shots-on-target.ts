import type { Match, Side } from '../../../markets/match.ts'
import type { FootballRates } from '../../../pricing/football/football.ts'
import { heldShotShape, heldShots } from '../../../pricing/football/shots.ts'
import { goalShape } from '../../../pricing/football/time.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'

interface Shot {
  /** In real seconds since the start of the match. */
  readonly second: number
  readonly player: string
  readonly clock: Pick<Match, 'clockSeconds' | 'stoppageSeconds'>
}

/** A half as it is played: when it began, in real seconds, and its length with stoppage. */
export interface Half {
  readonly began: number
  readonly seconds: number
}

/**
 * A match with the shots on target of its players: every goal but own goals is one, and those that are held are Poisson at a rate that is itself drawn, with the shape of goals over time, each by a
 * player of the side drawn by the shares of its goals. They are drawn after the match, which is the same without them.
 */
export function creditShots(
  { frames }: Timeline,
  {
    rates,
    draw,
    halves,
  }: { readonly rates: FootballRates; readonly draw: Draw; readonly halves: readonly [Half, Half] },
): Timeline {
  const held = (['home', 'away'] as const)
    .flatMap((side) => drawHeld(side, { rates, draw, halves, sentOffAt: sentOffIn(frames) }))
    .toSorted((one, next) => one.second - next.second)
  let counts: Record<string, number> = {}
  let goals = 0
  const add = (player: string) => {
    counts = { ...counts, [player]: (counts[player] ?? 0) + 1 }
  }
  const made: Frame[] = []
  const put = (frame: Frame) =>
    made.push({ ...frame, match: { ...frame.match, playerCounts: { shotsOnTarget: counts } } })
  let [next, before]: [number, Frame | null] = [0, null]
  for (const frame of frames) {
    for (let shot = held[next]; shot && before && shot.second < frame.second; shot = held[++next]) {
      add(shot.player)
      const at = { second: shot.second, match: { ...before.match, ...shot.clock }, stops: false }
      if (made.at(-1)?.second === shot.second) {
        const last = made.pop()
        put(last ?? at)
      } else put(at)
    }
    for (const { kind, player } of frame.match.goals?.slice(goals) ?? [])
      if (kind !== 'ownGoal' && player !== null) add(player)
    goals = frame.match.goals?.length ?? 0
    for (let shot = held[next]; shot?.second === frame.second; shot = held[++next]) add(shot.player)
    put(frame)
    before = frame
  }
  return { frames: made }
}

function drawHeld(
  side: Side,
  {
    rates,
    draw,
    halves,
    sentOffAt,
  }: {
    readonly rates: FootballRates
    readonly draw: Draw
    readonly halves: readonly [Half, Half]
    readonly sentOffAt: ReadonlyMap<string, number>
  },
): Shot[] {
  const players = rates.players.filter(({ team }) => team === side)
  const shares = players.map(({ share }) => share)
  const count = draw.poisson(heldShots(rates[side]) * draw.gamma(heldShotShape))
  return Array.from({ length: count }, () => {
    const place = draw.weighted(goalShape)
    const number = place < 3 ? 0 : 1
    const { began, seconds } = halves[number]
    const from = (place % 3) * 900
    const at = from + draw.below(place % 3 === 2 ? seconds - from : 900)
    const clock = { clockSeconds: number * 2700 + Math.min(at, 2700), stoppageSeconds: Math.max(0, at - 2700) }
    const second = began + at
    const drawn = players[draw.weighted(shares)]
    const isOff = ({ id }: { readonly id: string }) => (sentOffAt.get(id) ?? second) < second
    if (!drawn || !isOff(drawn)) return { second, player: drawn?.id ?? '', clock }
    const others = players.filter((player) => !isOff(player))
    return { second, player: others[draw.weighted(others.map(({ share }) => share))]?.id ?? '', clock }
  }).filter(({ player }) => player !== '')
}

/** When each player was sent off, in real seconds since the start. */
const sentOffIn = (frames: readonly Frame[]): ReadonlyMap<string, number> =>
  new Map(
    frames.flatMap(({ second, match }, place) =>
      (match.cards?.slice(frames[place - 1]?.match.cards?.length ?? 0) ?? []).flatMap(({ kind, player }) =>
        kind === 'yellow' || player === null ? [] : [[player, second] as const],
      ),
    ),
  )
