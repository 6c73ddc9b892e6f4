import { assert } from '@andon/platform/assert'
import { canonicalText } from '../engines/canonical-text.ts'
import type { Game } from '../engines/game.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import type { RoundEvent } from '../round-events.ts'
import type { StagedRound } from '../store/staged-rounds.ts'
import type { Title } from '../titles/title.ts'

export interface Continuation {
  /** The events of the further actions only. */
  readonly events: readonly RoundEvent[]
  readonly furtherStake: number
  /** Null if the round goes on. */
  readonly win: number | null
  readonly defaultAction: unknown
}

/** Plays a stored round from its beginning and continues it; null if the rules do not allow a further action. */
export function continuedBy(game: Game, round: StagedRound, further: readonly unknown[]): Continuation | null {
  const replayed = game.replay({ ...round, draws: drawsOf(round), actions: [...round.actions, ...further] })
  if (!replayed) return null
  const before = round.events.length
  assert(
    canonicalText(replayed.events.slice(0, before)) === canonicalText(round.events),
    `round ${round.id} continues as it was played so far`,
  )
  return { ...replayed, events: replayed.events.slice(before) }
}

/** The rules that the round was played with so far, also if its title has newer ones by now. */
export function gameOf({ current, past }: Title, { id, tableHash }: Pick<StagedRound, 'id' | 'tableHash'>): Game {
  const game = [current, ...past].find((one) => rulesHash(one) === tableHash)
  assert(game, `the rules of round ${id} are known`)
  return game
}
