import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { addClosedRounds, forgetPlayedDays } from './game-page/played-days.ts'
import { forgetLaunchTokens, unredeemedLaunches } from './launch-tokens.ts'
import type { PlayRecords } from './play-records.ts'

const keepPlayed = { days: 60 }
const keepExpired = { hours: 24 }
/** If none of this many launches in this time was redeemed, players see a game that does not open. */
const downAfter = { minutes: 15, launches: 5 }

export function createJobs(
  { db, clock, log }: Runtime,
  playRecords: Pick<PlayRecords, 'closedRounds' | 'greatWins'>,
): Job[] {
  const forget = () => db.reports.transaction((tx) => forgetLaunchTokens(tx, clock.now().subtract(keepExpired)))
  const watch = async () => {
    const now = clock.now()
    const { minutes, launches: least } = downAfter
    for (const { supplier, launches } of await unredeemedLaunches(db, { now, since: now.subtract({ minutes }), least }))
      log.warn(
        { supplier, launches, minutes },
        `supplier ${supplier} seems to be down: of ${launches} launches in ${minutes} minutes it opened none`,
      )
  }
  const addRounds = () => addClosedRounds(db.reports, playRecords, clock.now())
  const forgetDays = () => {
    const before = clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract(keepPlayed).toString()
    return db.reports.transaction((tx) => forgetPlayedDays(tx, before))
  }
  return [
    { name: 'catalogue.forget-launch-tokens', cron: '20 * * * *', run: forget },
    { name: 'catalogue.watch-launches', cron: '*/5 * * * *', run: watch },
    { name: 'catalogue.add-closed-rounds', cron: '*/5 * * * *', run: addRounds },
    { name: 'catalogue.forget-played-days', cron: '40 3 * * *', run: forgetDays },
  ]
}
