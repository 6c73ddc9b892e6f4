import { useMoney } from '../../page/amounts/Money.tsx'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { useText } from '../../page/use-text.ts'
import { type Refused, refusalSentences } from './refusal-sentences.ts'
import { limitReachedText } from './text.ts'

/** Explains refusals by limits, locks and bonuses in the page's language; undefined for others. */
export function useRefusalSentences(): (refused: Refused) => string[] | undefined {
  const t = useText(limitReachedText)
  const money = useMoney()
  const time = useLongDateTime()
  return (refused) => refusalSentences(refused, { t, money, time })
}
