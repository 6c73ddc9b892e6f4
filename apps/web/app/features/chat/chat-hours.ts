import type { Language } from '@andon/contract/languages'
import type { Site } from '@andon/contract/sites'
import { dateFormat } from '../../page/date-format.ts'
import type { messages } from './messages.ja.ts'

interface Answering {
  readonly site: Pick<Site, 'chatHours' | 'timeZone'>
  /** An agent is online. */
  readonly attended: boolean
  readonly language: Language
  /** What players call the brand's zone: `Japan time`. */
  readonly zone: string
  readonly now: Date
}

type Sentence = readonly [key: keyof typeof messages, values?: Readonly<Record<string, string>>]

const dayMs = 86_400_000

/** Whether somebody answers now, else when somebody does next, and the hours of every day. The hours are the operator's, `chatHours` of the brand. */
export function answering({ site, attended, language, zone, now }: Answering): readonly Sentence[] {
  const { chatHours, timeZone } = site
  if (!chatHours) return [[attended ? 'attended' : 'away']]
  const named = { ...chatHours, zone }
  if (attended) return [['attended'], ['hours', named]]
  const opens = opensOn({ ...chatHours, timeZone, now })
  if (opens === null) return [['away'], ['hours', named]]
  const format = dateFormat(language, { timeZone, month: 'long', day: 'numeric', weekday: 'short' })
  return [
    ['closedNow', { ...named, day: format.format(opens) }],
    ['hours', named],
  ]
}

/** Null within the hours; else an instant of the day on which they next begin. `until` before `from` is the next day's. */
function opensOn({ from, until, timeZone, now }: { from: string; until: string; timeZone: string; now: Date }) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [minute, opens, closes] = [minutesOf(format.format(now)), minutesOf(from), minutesOf(until)]
  const isOpen = opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes
  if (isOpen) return null
  return minute < opens ? now : new Date(now.getTime() + dayMs)
}

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
