import { canonicalText } from '../engines/canonical-text.ts'
import type { Game } from '../engines/game.ts'
import { kindOf } from '../engines/kinds.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from '../titles/title.ts'
import type { StoredRound, StoredSeed } from './stored.ts'

export interface CheckedRound {
  /** The rules it was played with; null if this program does not know them. */
  readonly game: Game | null
  /** The differences from its seeds and rules; empty if there are none. */
  readonly faults: readonly string[]
}

/** Plays a stored round again from its seeds, with the code that played it, and compares events, win and stake. */
export function checkRound(
  { current, past }: Pick<Title, 'current' | 'past'>,
  { round, seed, events }: { round: StoredRound; seed: StoredSeed; events: readonly RoundEvent[] | undefined },
): CheckedRound {
  const game = [current, ...past].find((one) => rulesHash(one) === round.tableHash) ?? null
  if (!game) return { game, faults: ['its rules are none that this program has'] }
  try {
    return { game, faults: faultsOf(game, { round, seed, events }) }
  } catch (error) {
    return { game, faults: [`it cannot be played again: ${error instanceof Error ? error.message : error}`] }
  }
}

function faultsOf(
  game: Game,
  { round, seed, events }: { round: StoredRound; seed: StoredSeed; events: readonly RoundEvent[] | undefined },
): string[] {
  const { stake, choice, actions, nonce } = round
  const { serverSeed, clientSeed } = seed
  if (stake % kindOf(game.display).stakeUnitOf(game.display) !== 0)
    return [`its stake of ${stake} is none that the game takes`]
  const replay = (taken: number) =>
    game.replay({
      draws: drawsOf({ serverSeed, clientSeed: clientSeed ?? '', nonce }),
      stake,
      choice,
      actions: actions.slice(0, taken),
    })
  const replayed = replay(actions.length)
  if (!replayed) return ['the rules do not allow its choice and actions']
  const further = actions.reduce<number>((sum, _, at) => sum + (replay(at + 1)?.furtherStake ?? 0), 0)
  // a player’s actions are those that the game offers; the server alone takes others
  const byRules = actions.some((action) => !game.offersAction(action))
  const laid = game.stakeOf(choice)?.total ?? stake
  const faults = [
    canonicalText(replayed.events) !== canonicalText(events ?? null) && 'its events are others',
    replayed.win !== round.win && `its win is ${round.win}, by its seeds ${replayed.win}`,
    laid !== stake && `its stake is ${stake}, its bets are ${laid}`,
    byRules !== round.finishedByRules &&
      `it is stored as finished by ${round.finishedByRules ? 'the rules' : 'its player'}, by its actions it was not`,
    further !== round.furtherStaked && `its further stakes are ${round.furtherStaked}, by its actions ${further}`,
  ]
  return faults.filter((fault) => fault !== false)
}
