import { useMoney } from '../../page/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { type Refused, refusalSentences } from './refusal-sentences.ts'
import { limitReachedText } from './text.ts'
import { useMoment } from './use-moment.ts'

/** Refusals by limits, locks and bonuses in the player's language; undefined for others. */
export function useRefusalSentences(): (refused: Refused) => string[] | undefined {
  const t = useText(limitReachedText)
  const money = useMoney()
  const time = useMoment()
  return (refused) => refusalSentences(refused, { t, money, time })
}
