import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import { isSwitchable, switchableTopics } from '@andon/contract/player-api/notices'
import type { Handler } from '@andon/platform/http'
import type { QuietHours } from './domain/quiet-hours.ts'
import type { Deps } from './index.ts'
import { lockPreferences, type Preferences, preferencesOf, savePreferences } from './store/preferences.ts'

type Api = PlayerApi['notices']

export function getNoticePreferences({ db }: Deps): Handler<Api['getNoticePreferences']> {
  return async (_request, { session }) => view(await preferencesOf(db, session.playerId))
}

export function updateNoticePreferences({ db }: Deps): Handler<Api['updateNoticePreferences']> {
  return (changes, { session: { playerId } }) =>
    db.transaction(async (tx) => {
      const known = await lockPreferences(tx, playerId)
      const wanted = {
        tournaments: changes.mailTournaments,
        missions: changes.mailMissions,
        statements: changes.mailStatements,
      }
      const mailOff = switchableTopics.filter((topic) => !(wanted[topic] ?? !known.mailOff.includes(topic)))
      const after = { mailOff, quiet: quietAfter(known.quiet, changes) }
      await savePreferences(tx, { playerId, ...after })
      return view(after)
    })
}

function quietAfter(known: QuietHours | null, changes: RequestOf<Api['updateNoticePreferences']>): QuietHours | null {
  const { quiet, quietFrom: from, quietUntil: until, timeZone } = changes
  if (quiet === undefined) return known
  if (!quiet) return null
  const given = { quietFrom: from, quietUntil: until, timeZone }
  for (const field of ['quietFrom', 'quietUntil', 'timeZone'] as const)
    if (given[field] === undefined) throw new Refusal('FIELD_INVALID', { field, message: 'Needed for quiet hours' })
  return { from: from ?? '', until: until ?? '', timeZone: timeZone ?? '' }
}

function view({ mailOff, quiet }: Preferences) {
  const off = new Set(mailOff.filter(isSwitchable))
  return {
    success: true as const,
    mailTournaments: !off.has('tournaments'),
    mailMissions: !off.has('missions'),
    mailStatements: !off.has('statements'),
    quiet: quiet && { from: quiet.from, until: quiet.until, timeZone: quiet.timeZone },
  }
}
