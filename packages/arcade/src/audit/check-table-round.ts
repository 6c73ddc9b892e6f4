import { canonicalText } from '../engines/canonical-text.ts'
import type { Game } from '../engines/game.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { betsTree } from '../provably-fair/bets-tree.ts'
import { tableDraws } from '../provably-fair/table-chance.ts'
import { secondShareHolds } from '../provably-fair/verify-second-share.ts'
import type { Draws } from '../rng/draws.ts'
import type { Title } from '../titles/title.ts'
import type { StoredTableBet, StoredTableRound } from './stored-tables.ts'

/** A bet with what the round gives it, by its seed and share. */
interface Decided {
  readonly stake: number
  readonly choice: unknown
  readonly win: number
}

export interface CheckedTableRound {
  /** Null if this program does not know its rules, or the round has no result. */
  readonly game: Game | null
  /** Bets for money that took part, with what the round gives them; of a void round those whose stakes were returned. */
  readonly decided: readonly Decided[]
  /** The differences from its seed, share and rules; empty if there are none. */
  readonly faults: readonly string[]
}

/** Plays a round of a table again from its seed and second share, and compares events, bets and wins. Without a share there is nothing to compare. */
export async function checkTableRound(
  title: Title,
  { round, bets, signer }: { round: StoredTableRound; bets: readonly StoredTableBet[]; signer: string },
): Promise<CheckedTableRound> {
  const { tableId, number, serverSeed, betsRoot, secondShare } = round
  const game = [title.current, ...title.past].find((one) => rulesHash(one) === round.tableHash) ?? null
  if (!game) return { game, decided: [], faults: ['its rules are none that this program has'] }
  if (serverSeed === null || betsRoot === null || secondShare === null) return { game: null, decided: [], faults: [] }
  const locked = { tableId, number, betsRoot }
  if (!(await secondShareHolds(secondShare, { ...locked, signer })))
    return { game: null, decided: [], faults: ['its second share is not that of its chain’s signer for its bets'] }
  const isOfItsLock =
    secondShare.by === 'beacon'
      ? secondShare.round === round.beaconRound && secondShare.locksAt === round.locksAt.epochMilliseconds
      : round.beaconRound === null
  if (!isOfItsLock)
    return { game: null, decided: [], faults: ['its second share is not of the beacon’s round that its row names'] }
  const draws = () => tableDraws({ ...locked, share: secondShare.share, serverSeed })
  const replayed = replayAll(game, {
    draws,
    bets: bets.filter((bet) => (round.state === 'void' ? bet.state === 'returned' : bet.win !== null)),
  })
  const faults = round.state === 'void' ? [] : faultsOf(title, { game, round, bets, draws, replayed })
  return {
    game,
    decided: replayed.filter(({ win }) => win !== null).map((bet) => ({ ...bet, win: bet.win ?? 0 })),
    faults,
  }
}

type Replayed = StoredTableBet & { readonly paid: number | null }

/** `win` by the seeds in place of the stored one, which is `paid`. */
function replayAll(game: Game, { draws, bets }: { draws: () => Draws; bets: readonly StoredTableBet[] }): Replayed[] {
  return bets.map((bet) => {
    const { stake, choice, actions, win: paid } = bet
    const laid = game.stakeOf(choice)?.total ?? stake
    const replayed = laid === stake ? game.replay({ draws: draws(), stake, choice, actions }) : null
    return { ...bet, paid, win: replayed?.win ?? null }
  })
}

interface Played {
  readonly game: Game
  readonly round: StoredTableRound
  readonly bets: readonly StoredTableBet[]
  readonly replayed: readonly Replayed[]
  readonly draws: () => Draws
}

function faultsOf({ shared, current }: Title, { game, round, bets, draws, replayed }: Played): string[] {
  const faults: string[] = []
  // the events of everybody are those of the rules in use; of earlier ones only what bets are paid is played again
  if (shared && game === current && canonicalText(shared.engine.open(draws()).events) !== canonicalText(round.events))
    faults.push('its events are others')
  for (const { id, paid, win } of replayed)
    if (win !== paid) faults.push(`bet ${id} is paid ${paid}, by its seeds ${win ?? 'nothing that the rules allow'}`)
  const tookPart = bets.filter(({ win }) => win !== null)
  const { root } = betsTree(tookPart)
  if (root !== round.betsRoot) faults.push(`its ${tookPart.length} bets are not those that its root was made of`)
  const undecided = bets.filter(({ state }) => state === 'placed' || state === 'asked')
  if (round.state === 'over' && undecided.length > 0) faults.push(`${undecided.length} of its bets have no result`)
  return faults
}
