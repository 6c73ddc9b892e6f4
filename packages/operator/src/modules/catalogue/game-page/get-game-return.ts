import type { PlayerApi } from '@andon/contract'
import { momentsOfRound } from '@andon/contract/games/sheet'
import { currencyCodes } from '@andon/money'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { chanceBand } from '../domain/chance-band.ts'
import { playedSince } from './played-days.ts'
import { findSheet } from './sheets.ts'

/** The listing's currency: its stakes name no other. */
const [currency] = currencyCodes
const days = 30
/** The return of fewer rounds says nothing. */
const leastRounds = 1000

/** The return of a game to players at all sites over the last thirty days. */
export function getGameReturn(deps: Deps): Handler<PlayerApi['catalogue']['getGameReturn']> {
  return async ({ gameCode }) => {
    const today = deps.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const since = today.subtract({ days }).toString()
    const played = await playedSince(deps.db, { gameCode, currency, since })
    if (played.rounds < leastRounds) return { played: null }
    const round = (await findSheet(deps.db, gameCode))?.round
    return {
      played: {
        days,
        rounds: played.rounds,
        rtp: (played.won / played.staked) * 100,
        // where the player decides how to play, rounds are not spread like those of the stated way
        ...(round && !round.playedAs && { band: chanceBand(momentsOfRound(round), played) }),
      },
    }
  }
}
