import type { PlayerApi } from '@andon/contract'
import type { LeftRound } from '@andon/operator/game-wallet'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'

export function getWaitingRounds({ gameWallet }: Deps): Handler<PlayerApi['reports']['getWaitingRounds']> {
  return async ({ languageId: language, seenUntil }, { session: { playerId } }) => {
    if (seenUntil !== undefined) await gameWallet.markEndingsSeen({ playerId, until: Temporal.Instant.from(seenUntil) })
    const { waiting, running, finished } = await gameWallet.waitingRounds({ playerId, language })
    return {
      success: true,
      waiting: waiting.map((round) => ({ ...leftRound(round), waitsUntil: round.waitsUntil.toString() })),
      running: running.map(({ gameCode, gameName, currency, staked, openedAt }) => ({
        gameCode,
        gameName,
        currency,
        stake: staked,
        openedAt: openedAt.toString(),
      })),
      finished: finished.map((round) => ({
        ...leftRound(round),
        win: round.won + round.jackpot,
        finishedAt: round.closedAt.toString(),
        shownByGame: round.shownByGame,
      })),
    }
  }
}

function leftRound({ roundId, gameCode, gameName, currency, staked, openedAt }: Omit<LeftRound, 'closedAt'>) {
  return { roundId, gameCode, gameName, currency, stake: staked, openedAt: openedAt.toString() }
}
