import type { PlayerApi } from '@andon/contract'
import type { Clock } from '@andon/platform/clock'
import type { Handler } from '@andon/platform/http'
import type { Announcement } from './announcements.ts'
import { isOver } from './domain/on-now.ts'
import { onTheWire } from './get-promotions.ts'

/** Includes tournaments that have not begun yet. */
export function getTournaments(
  clock: Clock,
  tournaments: readonly Announcement[],
): Handler<PlayerApi['content']['getTournaments']> {
  return async ({ languageId }, { site }) => ({
    success: true,
    tournaments: tournaments
      .filter((tournament) => tournament.sites.includes(site) && !isOver(tournament, clock.now()))
      .map((tournament) => onTheWire(tournament, languageId)),
  })
}
