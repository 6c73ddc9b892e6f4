import type { SportsReply } from '../frame/api.ts'
import { useMoney, useText } from '../frame/text.ts'
import { refusalText } from './refusal-text.ts'

type Refusal = NonNullable<SportsReply<'placeBet'>['refusal']>
type Code = keyof typeof refusalText.ja

const isKnown = (code: string): code is Code => Object.hasOwn(refusalText.ja, code)

/** Why a bet is not taken, in words, with what would be. */
export function RefusalText({
  refusal,
}: {
  refusal: Pick<Refusal, 'code' | 'counterOffer' | 'params'> | { code: string }
}) {
  const t = useText(refusalText)
  const money = useMoney()
  const { code } = refusal
  const offer = 'counterOffer' in refusal ? refusal.counterOffer : null
  return (
    <p className="refusal" role="status">
      {t(isKnown(code) ? code : 'other')}
      {offer?.kind === 'stake' && ` ${t('mostNow', { most: money(offer.maxStake) })}`}
    </p>
  )
}
