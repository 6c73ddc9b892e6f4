import { Button } from '@andon/web-kit/Button'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { TermsList } from '../bonuses/TermsList.tsx'
import { type Offer, useOffers } from '../bonuses/use-bonuses.ts'
import { useClaim } from '../bonuses/use-claim.ts'
import { usePlainTerms } from '../bonuses/use-plain-terms.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { welcomeText } from './text.ts'

/** The first bonus that the player can have now, with its terms; nothing without one. */
export function FirstOffer() {
  const { data } = useOffers()
  const offer = data?.bonuses.find(({ blockedBy, bonusCode }) => blockedBy === null && bonusCode !== null)
  return offer ? <OfferCard offer={offer} /> : null
}

function OfferCard({ offer: { name, by, bonusCode, terms } }: { offer: Offer }) {
  const t = useText(welcomeText)
  const modals = useModals()
  const plainTerms = usePlainTerms()
  const [headline] = plainTerms(terms)
  const claim = useClaim()
  const form = useAction()
  const code = bonusCode ?? ''
  const take = () =>
    by === 'deposit'
      ? modals.open('cashier', { bonusCode: code })
      : void form.submit(() => claim(code, t('offerClaimed', { name })))
  return (
    <section aria-label={t('offer')} className="welcome-part">
      <h3 className="heading-3">{t('offer')}</h3>
      <p className="font-bold">{name}</p>
      {headline && <p>{headline}</p>}
      <TermsList name={name} terms={terms} />
      <FormFailure failure={form.failure} />
      <div>
        <Button busy={form.pending} onClick={take}>
          {t(by === 'deposit' ? 'offerDeposit' : 'offerClaim')}
        </Button>
      </div>
    </section>
  )
}
