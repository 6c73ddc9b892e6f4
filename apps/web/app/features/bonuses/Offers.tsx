import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { XrayToggle } from '../bonus-xray/XrayToggle.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { TermsList } from './TermsList.tsx'
import { bonusText } from './text.ts'
import { type Offer, useOffers } from './use-bonuses.ts'
import { useClaim } from './use-claim.ts'

/** The bonuses available to this player, each with its full terms and how to get it. */
export function Offers() {
  const t = useText(bonusText)
  const offers = useOffers()
  return (
    <AccountCard title={t('offers')}>
      <Loaded query={offers} lines={4}>
        {({ bonuses }) =>
          bonuses.length === 0 ? (
            <p className="text-ink-soft">{t('noOffers')}</p>
          ) : (
            <ul className="grid gap-5">
              {bonuses.map((offer) => (
                <li key={offer.programme} className="bonus-offer">
                  <OfferItem offer={offer} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AccountCard>
  )
}

function OfferItem({ offer }: { offer: Offer }) {
  const t = useText(bonusText)
  const instant = useDateTime()
  const { name, by, bonusCode, blockedBy, until, terms } = offer
  return (
    <>
      <h3 className="text-lg font-bold">{name}</h3>
      <TermsList name={name} terms={terms} open />
      <XrayToggle name={name} terms={terms} />
      {by === 'deposit' && bonusCode && <p>{t('byDeposit', { code: bonusCode })}</p>}
      {by === 'itself' && <p>{t('byItself')}</p>}
      {until && <p className="text-sm text-ink-soft">{t('offerUntil', { at: instant(until) })}</p>}
      {blockedBy ? <Blocked by={blockedBy} /> : <ClaimButton offer={offer} />}
    </>
  )
}

function Blocked({ by }: { by: NonNullable<Offer['blockedBy']> }) {
  const t = useText(bonusText)
  const path = usePath()
  return (
    <p>
      {t(`blocked.${by}`)}{' '}
      {by === 'NOT_VERIFIED' && (
        <Link to={path('/account/confirmidentity')} className="text-link">
          {t('verify')}
        </Link>
      )}
    </p>
  )
}

function ClaimButton({ offer: { name, by, bonusCode } }: { offer: Offer }) {
  const t = useText(bonusText)
  const modals = useModals()
  const claim = useClaim()
  const form = useAction()
  if (by === 'itself' || bonusCode === null) return null
  if (by === 'deposit')
    return (
      <div>
        <Button kind="primary" onClick={() => modals.open('cashier', { bonusCode })}>
          {t('useWithDeposit')}
          <span className="sr-only">{t('useWithDepositNamed', { name })}</span>
        </Button>
      </div>
    )
  const claimOffer = () => form.submit(() => claim(bonusCode, t('claimed', { name })))
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void claimOffer()}>
        {t('claim')}
        <span className="sr-only">{t('claimNamed', { name })}</span>
      </Button>
    </div>
  )
}
