import type { SportsReply } from '../../page/api.ts'
import { useMoney, useText, useTimes } from '../../page/text.ts'
import { limitOfParams, limitSentences } from '../stake/limit-sentences.ts'
import { refusalText } from './refusal-text.ts'

type Refusal = NonNullable<SportsReply<'placeBet'>['refusal']>
type Code = keyof typeof refusalText.ja

const isKnown = (code: string): code is Code => Object.hasOwn(refusalText.ja, code)

interface Props {
  readonly refusal: Pick<Refusal, 'code' | 'counterOffer' | 'params'> | { code: string }
  /** The selections that it is about. */
  readonly name?: string | undefined
  /** The least stake, where it is known. */
  readonly least?: number | null
}

/** The terms of a bet each way, or the boost of a multiple, that would be taken, as a text of its refusal needs them. */
function wordsOf(refusal: Props['refusal']): Readonly<Record<string, string | number>> {
  const { fraction = '', places = '', percent = '' } = 'params' in refusal ? refusal.params : {}
  return { fraction: `${fraction}`, places: `${places}`, percent: `${percent}` }
}

/** Why a bet is not taken, in words, with what would be. */
export function RefusalText({ refusal, name, least = null }: Props) {
  const t = useText(refusalText)
  const money = useMoney()
  const { day, clock } = useTimes()
  const { code } = refusal
  const offer = 'counterOffer' in refusal ? refusal.counterOffer : null
  const reached = code === 'LIMIT_REACHED' && 'params' in refusal ? limitOfParams(refusal.params) : null
  const time = (at: number) => `${day(at)} ${clock(at)}`
  return (
    <p className="refusal" role="status">
      {name !== undefined && <b>{name} </b>}
      {reached
        ? limitSentences(reached.limit, reached.refused, { t, money, time }).join(' ')
        : code === 'BELOW_MIN_BET_AMOUNT' && least !== null
          ? t('BELOW_MIN', { least: money(least) })
          : t(isKnown(code) ? code : 'other', wordsOf(refusal))}
      {offer?.kind === 'stake' && ` ${t('mostNow', { most: money(offer.maxStake) })}`}
    </p>
  )
}
