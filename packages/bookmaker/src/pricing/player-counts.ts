import type { Match, PlayerCountKind, Side } from '../markets/match.ts'
import { countOfPlayer, type OfPlayer, type Scope } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import { type Chances, certain, type Distribution, repeated, single } from './distribution.ts'
import { marginals } from './marginals.ts'
import { convolved, type Play, type PointsLeft, pointsLeft, singlesLeft, thinned } from './points-left.ts'

/** A player's share of what the own side scores, and the chance to take part at all (1 for who is named before the start). Shares of a side sum to at most 1, of football to 1 less the share of own goals. */
export interface PlayerShare {
  readonly id: string
  readonly team: Side
  readonly share: number
  readonly plays: number
  /** Baseball: how many of the runs that the player bats in are home runs; 0 where it is absent. */
  readonly homers?: number
  /** Baseball: the share of the side's hits that bring no run; shares of a side sum to 1. */
  readonly hits?: number
  /** Basketball: the shares of the side's rebounds and assists; each sum to 1. */
  readonly rebounds?: number
  readonly assists?: number
  /** Football: how often the player is shown a card beside the others of the side; nothing is known of the cards of players where it is absent. */
  readonly booked?: number
}

/** How the counts of players follow from the score of their side. */
export interface CountedPlayers {
  readonly players: readonly PlayerShare[]
  /** The scope of the final score that all their points add up to. */
  readonly score: Scope
  readonly plays: readonly Play[]
  /** The share of the side's plays that counts for a player, by what is counted. */
  readonly shareOf: Readonly<Partial<Record<PlayerCountKind, (player: PlayerShare) => number>>>
  /** Counts of plays, whatever points they bring. */
  readonly marks?: Marks
  /** What comes besides, whatever the score: counts that are added to those of `shareOf`. */
  readonly besides?: (match: Match, scope: OfPlayer, player: PlayerShare) => Float64Array | null
}

/** Plays that can count for a player, and the chance that one of them does, by what is counted. */
export type Marks = Readonly<
  Partial<
    Record<
      PlayerCountKind,
      {
        readonly counts: (points: number) => boolean
        readonly shareOf: (player: PlayerShare, side: readonly PlayerShare[]) => number
      }
    >
  >
>

/**
 * Adds the counts of players to the chances of a match. Every play of a side is the player's with the same chance, whatever the score and the time, so what the players of a side make on average
 * is what the side makes. Counts of two players, or of one beside a score, have no joint distribution.
 */
export function withPlayers(team: Chances, match: Match, counted: CountedPlayers): Chances {
  const { players, score, plays, shareOf, marks = {}, besides } = counted
  if (players.length === 0) return team
  const byId = new Map(players.map((player) => [player.id, player]))
  const bySide = { home: sideOf(players, 'home'), away: sideOf(players, 'away') }
  const kept = new Map<Scope, Distribution | null>()
  const starts = [...Object.keys(shareOf), ...Object.keys(marks)].map((kind) => `${kind}:`)
  /** Most scopes of a match are no player's. */
  const isOfPlayer = (scope: Scope) => starts.some((start) => scope.startsWith(start))
  const sides = new Map<Side, PointsLeft | null>()

  function leftOf(side: Side): PointsLeft | null {
    const known = sides.get(side)
    if (known !== undefined) return known
    const final = team.of([score])
    const soFar = tallyOf(match, score)?.[side] ?? 0
    const isSingle = plays.every(([points]) => points === 1)
    const found =
      final &&
      (isSingle ? singlesLeft(marginals(final)[side], soFar) : pointsLeft(marginals(final)[side], soFar, plays))
    sides.set(side, found)
    return found
  }

  function one({ kind, player: id }: OfPlayer, scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    const player = byId.get(id)
    const share = player && shareOf[kind]?.(player)
    const mark = marks[kind]
    const left = player && leftOf(player.team)
    if (!player || !left || (share === undefined && !mark)) return null
    const here = match.appearances?.some((appearance) => appearance.player === id) ?? false
    const more = mark
      ? thinned(left.plays(kind, mark.counts), mark.shareOf(player, bySide[player.team]))
      : left.points(share ?? 0)
    const added = besides?.(match, { kind, player: id }, player)
    return countFrom(tally?.home ?? 0, added ? convolved(more, added) : more, here ? 1 : player.plays)
  }

  return {
    of: (scopes) => {
      const [scope = ''] = scopes
      if (!scopes.some(isOfPlayer)) return team.of(scopes)
      if (scopes.some((other) => other !== scope)) return null
      let found = kept.get(scope)
      if (found === undefined) {
        const ofPlayer = countOfPlayer(scope)
        found = ofPlayer && one(ofPlayer, scope)
        kept.set(scope, found)
      }
      return found && repeated(found, scopes.length)
    },
  }
}

const sideOf = (players: readonly PlayerShare[], side: Side) => players.filter(({ team }) => team === side)

/** `own` and as many more of a player who takes part, and none of one who does not. */
function countFrom(own: number, more: Float64Array, plays: number): Distribution {
  const size = more.length
  const p = new Float64Array(size + 1)
  const [home, away] = [new Int16Array(size + 1), new Int16Array(size + 1)]
  for (let k = 0; k < size; k++) {
    p[k] = (more[k] as number) * plays
    home[k] = own + k
    away[k] = 1
  }
  p[size] = 1 - plays
  return single(p, home, away)
}
