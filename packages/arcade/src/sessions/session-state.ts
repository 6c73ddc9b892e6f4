import { createHash } from 'node:crypto'
import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { cycleWaitMs } from '../rounds/cycle-wait.ts'
import { roundView } from '../rounds/round-view.ts'
import { findFreeRounds } from '../store/free-rounds.ts'
import { findLastRound } from '../store/rounds.ts'
import { findSeeds } from '../store/seeds.ts'
import type { SessionRow } from '../store/sessions.ts'
import { gameConfigOf } from '../titles/game-config.ts'
import { offeredTitle } from '../titles/offered-title.ts'

/** The data with which a client starts or, after a reload, continues. */
export async function sessionState(deps: Deps, session: SessionRow, balance: number): Promise<GameReply<'session'>> {
  const [seeds, lastRound, freeRounds] = await Promise.all([
    findSeeds(deps.db, session.owner),
    findLastRound(deps.db, session),
    findFreeRounds(deps.db, session),
  ])
  assert(seeds, 'every owner has seeds')
  return {
    success: true,
    mode: session.mode,
    nickname: session.nickname,
    language: session.language,
    currency: session.currency,
    ...(session.chips ? { chips: true } : {}),
    balance,
    game: gameConfigOf(offeredTitle(deps.titles.of(session.gameCode), session), session),
    seeds: {
      commitment: seeds.commitment,
      clientSeed: seeds.clientSeed,
      nextNonce: seeds.nextNonce,
      nextCommitment: seeds.nextCommitment,
    },
    seedsOf: createHash('sha256').update(`seeds of ${session.owner}`).digest('hex').slice(0, 16),
    pendingRound: lastRound && !lastRound.shownAt ? roundView(lastRound) : null,
    freeRounds,
    nextRoundInMs: cycleWaitMs(deps, { ...session, lastRoundAt: seeds.lastRoundAt }),
  }
}
