import { Refusal } from '@andon/contract'
import { type ChipStack, chipRoundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { PlannedRules } from './domain/rules.ts'
import { scoreAgain, scoreFacts } from './score-rounds.ts'
import { lockEntries } from './store/entries.ts'
import { createDistributions } from './store/histograms.ts'
import { addRebuy, lastRebuy } from './store/rebuys.ts'
import type { StoredTournament } from './store/tournaments.ts'

/** The name of the subscriber. */
export const chipScoring = 'tournaments.chips'
const roundsShown = 100

/** In the transaction of the entry. */
export const openStack = (
  { chips }: Deps,
  tx: Tx,
  { tournament, playerId, chips: given }: { tournament: StoredTournament; playerId: string; chips: number },
): Promise<void> => {
  const { id: tournamentId, site, currency, startsAt, endsAt, rules } = tournament
  const { minStake, rounds: mostRounds } = rules.scoring
  const { games } = rules
  return chips.open(tx, {
    playerId,
    tournamentId,
    site,
    currency,
    games,
    minStake,
    mostRounds,
    startsAt,
    endsAt,
    chips: given,
  })
}

/** Counts rounds that were played with chips, as others are counted. */
export function chipScoringSubscriber(deps: Deps): Subscriber {
  const distributions = createDistributions()
  return subscriber(chipScoring, {
    batch: onMany(chipRoundClosed, (tx, facts) => scoreFacts(deps, tx, { facts, distributions })),
  })
}

/**
 * Gives the chips once more to a player who has lost them; false: nothing to give, so that the caller says that the player has entered. A repeated request gives them
 * once. The tournament is locked. Locks: entry · stack · row of the limits.
 */
export async function rebuy(
  deps: Deps,
  tx: Tx,
  asked: { tournament: StoredTournament; playerId: string; loginSessionId: string; idempotencyKey: string },
): Promise<boolean> {
  const { tournament, playerId, loginSessionId, idempotencyKey } = asked
  const { id: tournamentId, currency, startsAt, endsAt, state } = tournament
  const { chips } = tournament.rules
  if (!chips) return false
  const [entry] = await lockEntries(tx, [{ playerId, tournamentId }])
  if (!entry) return false
  if ((await lastRebuy(tx, entry)) === idempotencyKey) return true
  const now = deps.clock.now()
  const isOn = Temporal.Instant.compare(now, startsAt) >= 0 && Temporal.Instant.compare(now, endsAt) < 0
  if (!isOn || state === 'cancelled' || entry.rebuys >= chips.rebuys) return false
  const stack = await deps.chips.refill(tx, { playerId, tournamentId, chips: chips.start })
  await demandPlay(deps, tx, { playerId, loginSessionId, currency })
  const given = { ...entry, chipsGiven: entry.chipsGiven + chips.start, rebuys: entry.rebuys + 1 }
  assert(stack.given === given.chipsGiven, 'entry and stack know the same chips')
  await addRebuy(tx, { ...given, idempotencyKey })
  await scoreAgain(deps, tx, [{ entry: given, tournament }])
  return true
}

/** Who is locked, on a break or out of session time does not play on. */
async function demandPlay(
  { limits }: Deps,
  tx: Tx,
  { playerId, ...asked }: { playerId: string; loginSessionId: string; currency: StoredTournament['currency'] },
): Promise<void> {
  const stakers = await limits.lockStakers(tx, [playerId])
  const [refusal] = await limits.checkStakes(tx, { stakers, stakes: [{ playerId, amount: 0, ...asked }] })
  if (refusal) throw new Refusal(refusal.code, { params: { ...refusal.params } })
}

/** Rounds of a player in a race with chips, as the wire has them. */
export async function chipRoundsOf(deps: Deps, entry: { playerId: string; tournamentId: string }) {
  const rounds = await deps.chips.roundsOf(deps.db, { ...entry, limit: roundsShown })
  return rounds.map(({ roundId, gameCode, staked, won, state, openedAt }) => ({
    roundId,
    gameCode,
    stake: staked,
    win: won,
    open: state === 'open',
    startedAt: openedAt.toString({ smallestUnit: 'millisecond' }),
  }))
}

/** The player's stacks of chips, by race. */
export async function chipsHad(
  deps: Deps,
  { playerId, tournaments }: { playerId: string; tournaments: readonly StoredTournament[] },
) {
  const withChips = tournaments.filter(({ rules }) => rules.chips)
  if (withChips.length === 0) return new Map<string, ChipStack>()
  const stacks = await deps.chips.of(deps.db, { playerId, tournamentIds: withChips.map(({ id }) => id) })
  return new Map(stacks.map((stack) => [stack.tournamentId, stack]))
}

/**
 * Throws FIELD_INVALID for a race whose rules contradict each other, or whose games cannot be played with chips: such a game shows money, or its rounds wait for their
 * player, so that a stake could be kept from the board.
 */
export async function demandChipRules(
  deps: Deps,
  tx: Tx,
  { chips, scoring, product, games }: PlannedRules,
): Promise<void> {
  const isByChips = scoring.method === 'chips'
  if (!chips) {
    if (isByChips) throw invalid('rules.chips', 'A race for chips gives chips')
    return
  }
  if (!isByChips && scoring.method !== 'bestMultiple')
    throw invalid('rules.scoring.method', 'A race with chips is decided by chips or bestMultiple')
  if (product !== 'casino') throw invalid('rules.product', 'Chips are played with in casino games')
  if (games.length === 0) throw invalid('rules.games', 'A race with chips needs a list of games')
  if (scoring.minStake > chips.start) throw invalid('rules.scoring.minStake', 'More than the chips of an entry')
  const playable = await deps.gamesWithChips(tx, games)
  const other = games.find((game) => !playable.has(game))
  if (other !== undefined) throw invalid('rules.games', `The game ${other} cannot be played with chips`)
}

const invalid = (field: string, message: string) => new Refusal('FIELD_INVALID', { field, message })
