import type { Language } from '@andon/contract/languages'
import type { Site } from '@andon/contract/sites'
import { dateFormat } from '../../page/dates/date-format.ts'
import type { messages } from './messages.ja.ts'

interface Answering {
  readonly site: Pick<Site, 'chatHours' | 'timeZone'>
  /** An agent is online. */
  readonly attended: boolean
  readonly language: Language
  /** IANA name of the zone of the visitor's device. */
  readonly viewerZone: string
  /** The names that people use for the brand's zone and the visitor's: `Japan time`. */
  readonly zones: { readonly site: string; readonly viewer: string }
  readonly now: Date
}

type Sentence = readonly [key: keyof typeof messages, values?: Readonly<Record<string, string>>]

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** The sentences about the chat's hours: if somebody answers now, else when somebody does next, by the visitor's clock; and the hours of every day, by the brand's (`chatHours`). */
export function answering({ site, attended, language, viewerZone, zones, now }: Answering): readonly Sentence[] {
  const { chatHours, timeZone } = site
  if (!chatHours) return [[attended ? 'attended' : 'away']]
  const hours: Sentence = ['hours', { ...chatHours, zone: zones.site }]
  if (attended) return [['attended'], hours]
  const opens = opensAt({ ...chatHours, timeZone, now })
  if (opens === null) return [['away'], hours]
  const day = dateFormat(language, { timeZone: viewerZone, month: 'long', day: 'numeric', weekday: 'short' })
  return [['closedNow', { day: day.format(opens), from: clockOf(opens, viewerZone), zone: zones.viewer }], hours]
}

/** Null within the hours; else the instant at which they next begin. `until` before `from` is the next day's. */
function opensAt({ from, until, timeZone, now }: { from: string; until: string; timeZone: string; now: Date }) {
  const [minute, opens, closes] = [minutesOf(clockOf(now, timeZone)), minutesOf(from), minutesOf(until)]
  const isOpen = opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes
  if (isOpen) return null
  const start = Math.floor(now.getTime() / minuteMs) * minuteMs
  const guess = new Date(start + ((opens - minute + dayMinutes) % dayMinutes) * minuteMs)
  // the clocks may change in between
  const missed = opens - minutesOf(clockOf(guess, timeZone))
  return new Date(guess.getTime() + missed * minuteMs)
}

const clockOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
