import { fact } from '@andon/contract/fact'
import { currency } from '@andon/contract/fields'
import type { Tx } from '@andon/platform/sql'
import type { Reward } from '@andon/ranking/rules'
import * as v from 'valibot'
import type { Deps } from './deps.ts'
import type { StoredTournament } from './store/tournaments.ts'

/** The board or the state of a tournament has changed; the key is the tournament. */
export const boardChanged = fact(
  'tournaments.BoardChanged',
  v.object({
    /** Whose own rounds or entries changed it. */
    players: v.optional(v.array(v.string())),
  }),
)

/** Something that an entrant is told; the key is the player. */
export const entrantNotified = fact(
  'tournaments.EntrantNotified',
  v.object({
    tournamentId: v.string(),
    names: v.object({ ja: v.string(), en: v.string() }),
    what: v.picklist(['started', 'ended', 'cancelled']),
    currency,
    endsAt: v.string(),
    /** `ended`: the final place; null without a result. */
    rank: v.nullable(v.number()),
    /** `ended`: minor units; 0 without a prize. */
    prize: v.number(),
    /** `ended`: a prize that waits for the player; null without one. Absent in facts that an earlier release wrote. */
    reward: v.optional(
      v.nullable(
        v.variant('kind', [
          v.object({ kind: v.literal('freeSpins'), spins: v.number(), game: v.string() }),
          v.object({ kind: v.literal('bonus'), amount: v.number() }),
        ]),
      ),
    ),
    /** `cancelled`: the buy-in, which is returned; 0 without one. */
    buyIn: v.number(),
  }),
)

/** The limit on entrants in one row of the outbox. */
const atOnce = 500

export async function tellEntrants(
  { facts }: Deps,
  tx: Tx,
  {
    tournament: { id, about, currency, endsAt },
    what,
    entrants,
  }: {
    tournament: StoredTournament
    what: 'started' | 'ended' | 'cancelled'
    entrants: readonly {
      playerId: string
      rank: number | null
      prize: number | null
      reward: Reward | null
      paid: number
    }[]
  },
): Promise<void> {
  const names = { ja: about.texts.ja.name, en: about.texts.en.name }
  const told = entrants.map(({ playerId, rank, prize, reward, paid }) =>
    entrantNotified({
      key: playerId,
      data: {
        tournamentId: id,
        names,
        what,
        currency,
        endsAt: endsAt.toString(),
        rank,
        prize: prize ?? 0,
        reward: reward && toldOf(reward),
        buyIn: what === 'cancelled' ? paid : 0,
      },
    }),
  )
  for (let from = 0; from < told.length; from += atOnce) await facts.write(tx, told.slice(from, from + atOnce))
}

const toldOf = (reward: Reward) =>
  reward.kind === 'bonus'
    ? { kind: 'bonus' as const, amount: reward.amount }
    : { kind: 'freeSpins' as const, spins: reward.spins, game: reward.game }
