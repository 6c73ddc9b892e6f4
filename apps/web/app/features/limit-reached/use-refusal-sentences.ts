import { usePage } from '../../shell/page-context.ts'
import { useMoney } from '../../text/Money.tsx'
import { useText } from '../../text/messages.ts'
import { type Refused, refusalSentences } from './refusal-sentences.ts'
import { limitReachedText } from './text.ts'

/** Refusals by limits, locks and bonuses in the player's language; undefined for others. */
export function useRefusalSentences(): (refused: Refused) => string[] | undefined {
  const t = useText(limitReachedText)
  const money = useMoney()
  const time = useMoment()
  return (refused) => refusalSentences(refused, { t, money, time })
}

/** `Sunday, 22 November, 09:15`: a moment that somebody waits for. */
export function useMoment(): (at: string) => string {
  const { language } = usePage()
  const format = new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return (at) => format.format(new Date(at))
}
