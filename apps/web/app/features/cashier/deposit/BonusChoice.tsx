import type { BonusTerms } from '@andon/contract/bonus-terms'
import { Button } from '@andon/web-kit/Button'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../../page/page-context.ts'
import { useApi } from '../../../page/services.tsx'
import { useQuery } from '../../../page/use-query.ts'
import { useText } from '../../../page/use-text.ts'
import { playerKey } from '../../../player/session.ts'
import { XrayToggle } from '../../bonus-xray/XrayToggle.tsx'
import { bonusText } from '../../bonuses/text.ts'
import { useErrorText } from '../../forms/text.ts'
import type { FormState } from '../../forms/use-form.ts'
import { cashierText } from '../text.ts'
import { Choice } from './Choice.tsx'
import { CodeField } from './CodeField.tsx'
import { type DepositValues, hasBonus } from './deposit-form.ts'
import { useBonusTexts } from './use-bonus-texts.ts'

/** The offers for a deposit. A failed call holds nothing up: the deposit works without offers. */
export function useDepositOffers({ enabled = true } = {}) {
  const api = useApi()
  const { data, isPending, failureCount } = useQuery({
    enabled,
    queryKey: playerKey('eligibleBonuses'),
    queryFn: () => api.bonuses.getEligibleBonuses(),
  })
  return {
    offers: data?.bonuses.filter(({ by, bonusCode }) => by === 'deposit' && bonusCode !== null) ?? [],
    isKnown: data !== undefined,
    isPending: enabled && isPending && failureCount === 0,
  }
}

/** A bonus for this deposit, or none. Nothing is chosen at first, which is no bonus. Without offers only a button for a code. */
export function BonusChoice({ form }: { form: FormState<DepositValues> }) {
  const t = useText(cashierText)
  const path = usePath()
  const texts = useBonusTexts()
  const bonuses = useText(bonusText)
  const errorText = useErrorText()
  const { offers, isKnown } = useDepositOffers()
  const { bonus, bonusCode, amount } = form.values
  const choose = (value: string) => form.set('bonus', value)
  /** A code that the cashier was opened with, before the offers were known. */
  const chooseListed = useEffectEvent(() => {
    if (bonus === 'code' && offers.some((offer) => offer.bonusCode === bonusCode)) choose(bonusCode)
  })
  useEffect(() => {
    if (isKnown) chooseListed()
  }, [isKnown])
  if (offers.length === 0 && !hasBonus(form.values))
    return (
      <div>
        <Button kind="quiet" onClick={() => choose('code')}>
          {t('bonusByCode')}
        </Button>
      </div>
    )
  const chosen = offers.find((offer) => offer.bonusCode === bonus)
  const error = bonus === 'code' ? undefined : form.errors.bonusCode
  return (
    <fieldset className="grid gap-1">
      <legend className="heading-3 mb-1">{t('bonus')}</legend>
      {offers.map((offer) => (
        <Choice
          key={offer.programme}
          name="bonus"
          checked={bonus === offer.bonusCode}
          disabled={offer.blockedBy !== null}
          onChosen={() => choose(offer.bonusCode ?? 'none')}
          note={
            offer.blockedBy
              ? bonuses(`blocked.${offer.blockedBy}`)
              : bonus === offer.bonusCode
                ? texts.terms(offer)
                : texts.short(offer)
          }
        >
          {offer.name}
        </Choice>
      ))}
      <div className="bonus-otherwise">
        <Choice name="bonus" checked={bonus === 'none'} onChosen={() => choose('none')}>
          {t('noBonus')}
        </Choice>
        <Choice name="bonus" checked={bonus === 'code'} onChosen={() => choose('code')}>
          {t('otherCode')}
        </Choice>
      </div>
      {error && <p className="field-error">{errorText('bonusCode', error)}</p>}
      {bonus === 'code' && <CodeField form={form} name="bonusCode" label={t('bonusCode')} />}
      <p className="field-hint empty:hidden" aria-live="polite">
        {texts.effect(chosen, Number(amount))}
        {hasBonus(form.values) && (
          <>
            {' '}
            <Link to={path('/bonus-rules')} className="text-link">
              {t('bonusRules')}
            </Link>
          </>
        )}
      </p>
      {chosen && isEnough(chosen, Number(amount)) && (
        <XrayToggle key={chosen.programme} name={chosen.name} terms={chosen.terms} deposit={Number(amount)} />
      )}
    </fieldset>
  )
}

/** True if this deposit brings the bonus. */
const isEnough = ({ terms: { reward } }: { readonly terms: BonusTerms }, amount: number) =>
  !('minDeposit' in reward) || (amount > 0 && amount >= reward.minDeposit)
