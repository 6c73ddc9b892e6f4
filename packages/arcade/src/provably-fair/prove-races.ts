import type { WalletRequest } from '@andon/contract/wallet-api'
import type { ProvenRound } from '@andon/contract/wallet-api/race-proofs'
import { continueDue, retryAt } from '@andon/platform/owed-calls'
import type { Deps } from '../deps.ts'
import { drawnByServer } from '../game-api/fields.ts'
import { roundSummary } from '../rounds/round-view.ts'
import { claimDueRaces, type DueRace, type PlayedPair, playedPairs, setRaceDue } from '../store/races.ts'
import { listRoundsOfSeed } from '../store/rounds.ts'
import { activateNextSeed, findSeeds, revealSeed } from '../store/seeds.ts'
import { newSeed } from './new-seed.ts'
import { wasPlayed } from './verify.ts'

const atOnce = 8
const mostInAPass = 400
/** The limits of a call: its body is 64 KiB at most. */
const mostRounds = 100
const mostBytes = 48 * 1024

/**
 * Reveals to the operator the seeds of players whose races have ended, with every round drawn from them. Such seeds serve one race alone, so they give away no round
 * that is to come. What fails is tried again, and what the operator has already stays there as it is. Returns how many players it tried.
 */
export function proveRaces(deps: Deps): Promise<number> {
  return continueDue<DueRace>({
    clock: deps.clock,
    log: deps.log,
    what: 'proving the rounds of a race',
    nameOf: ({ owner }) => ({ owner }),
    atOnce,
    mostInAPass,
    claim: (by) => claimDueRaces(deps.db, by),
    step: async ({ owner, attempts }) => {
      const isDone = (await endPair(deps, owner)) && (await stateProofs(deps, owner))
      await setRaceDue(deps.db, { owner, at: isDone ? null : retryAt(deps.clock.now(), attempts) })
    },
  })
}

/** Reveals the pair in use, if a round was drawn from it. False: a round is open. */
async function endPair(deps: Deps, owner: string): Promise<boolean> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const pair = await findSeeds(tx, owner)
    if (!pair || pair.nextNonce === 0) return true
    if (!(await revealSeed(tx, { ...pair, owner, at }))) return false
    const clientSeed = `${drawnByServer}${deps.random.bytes(8).toString('hex')}`
    const { lastRoundAt } = pair
    await activateNextSeed(tx, { owner, clientSeed, next: newSeed(deps), lastRoundAt, at })
    return true
  })
}

async function stateProofs(deps: Deps, owner: string): Promise<boolean> {
  const pairs = await playedPairs(deps.db, owner)
  for (const [at, pair] of pairs.entries()) {
    const { commitment, serverSeed, clientSeed, count } = pair
    let from = 0
    while (from < count) {
      const rounds = await roundsFrom(deps, { owner, pair, from })
      from = (rounds.at(-1)?.nonce ?? count) + 1
      const part: WalletRequest<'raceProof'> = {
        playerId: owner,
        commitment,
        serverSeed,
        clientSeed,
        count,
        rounds,
        ...(from >= count && at === pairs.length - 1 ? { last: true } : {}),
      }
      const stated = await deps.operatorWallet.call('raceProof', part)
      if (stated.outcome === 'ok') continue
      deps.log.warn({ owner, why: stated.why }, 'the operator took no proof of a race: it is stated again')
      return false
    }
  }
  return true
}

/** Reads as many rounds as one call may state. */
async function roundsFrom(
  { db }: Deps,
  { owner, pair, from }: { owner: string; pair: PlayedPair; from: number },
): Promise<ProvenRound[]> {
  const rows = await listRoundsOfSeed(db, { owner, seedId: pair.id, fromNonce: from, limit: mostRounds })
  const rounds: ProvenRound[] = []
  let bytes = 0
  for (const row of rows) {
    const { id, gameCode, nonce, stake, win, choice, actions, status } = roundSummary(row)
    const about = { roundId: id, nonce, gameCode, rulesHash: row.tableHash, stake, win, choice, actions }
    const round: ProvenRound = wasPlayed({ status }) ? about : { ...about, unplayed: true }
    bytes += Buffer.byteLength(JSON.stringify(round))
    if (rounds.length > 0 && bytes > mostBytes) break
    rounds.push(round)
  }
  return rounds
}
