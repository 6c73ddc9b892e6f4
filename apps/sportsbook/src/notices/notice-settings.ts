import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'
import type { Occasion } from './occasions.ts'

export const kinds = ['goal', 'end', 'bet', 'rule', 'limit', 'alert'] as const
export type Kind = (typeof kinds)[number] & Occasion['kind']

const on = v.optional(v.boolean(), true)
const schema = v.object({
  goal: on,
  end: on,
  bet: on,
  rule: on,
  limit: on,
  alert: on,
  /** Silence for the rest of a day on which the settled bets lost. */
  quietAfterLosses: on,
})
export type NoticeSettings = v.InferOutput<typeof schema>

/** The kinds of notices that this browser shows. */
export const noticeSettings = createStoredState('sports.notices', schema, v.parse(schema, {}))

/** After a losing day these stay silent: they draw attention to bets. A limit and a sale by the player's own rule are told all the same. */
const quiet: readonly Occasion['kind'][] = ['goal', 'end', 'bet', 'alert']

interface Mood {
  readonly settings: NoticeSettings
  readonly isCalm: boolean
  readonly isLosingDay: boolean
}

/** How an occasion is told: as a notice, only in the list of the page, or not at all. */
export function wayOf(kind: Occasion['kind'], { settings, isCalm, isLosingDay }: Mood): 'notice' | 'list' | 'none' {
  if (!settings[kind]) return 'none'
  if (isCalm) return 'list'
  return isLosingDay && settings.quietAfterLosses && quiet.includes(kind) ? 'list' : 'notice'
}
