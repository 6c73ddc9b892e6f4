import type { Promotion } from '@andon/contract/player-api/content-notices'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { XrayToggle } from '../bonus-xray/XrayToggle.tsx'
import { AnnouncementPage } from './AnnouncementPage.tsx'
import { claimParameter, needsDeposit, OfferAction } from './OfferAction.tsx'
import { Conditions } from './PromotionList.tsx'
import { announcementText } from './text.ts'
import { useDepositWith } from './use-deposit-with.ts'
import { type OfferState, offerFor, useOfferStates } from './use-offer-states.ts'
import { useOfferWords } from './use-offer-words.ts'

/** One promotion: its figure, what this visitor or player can do, and all of its terms. */
export function PromotionPage({ promotion }: { promotion: Promotion }) {
  const { bonus } = promotion
  const words = useOfferWords()
  const offer = offerFor(useOfferStates(), promotion)
  const terms = offer?.terms ?? bonus?.terms
  const t = useText(announcementText)
  useClaimFromAddress(promotion, offer)
  const claimed = offer?.state === 'active' || offer?.state === 'had'
  const announcement = claimed ? { ...promotion, body: afterClaim(promotion, t('howToUse')) } : promotion
  return (
    <AnnouncementPage announcement={announcement} headline={terms && words.headline(terms)}>
      {terms && <Conditions terms={words.conditions(terms)} />}
      <OfferAction promotion={promotion} offer={offer} />
      {terms && !claimed && <XrayToggle name={promotion.title} terms={terms} />}
    </AnnouncementPage>
  )
}

/** The section `how` begins with claiming: a player who has done that reads only what comes after it. */
function afterClaim({ body, bonusCode }: Promotion, heading: string): Promotion['body'] {
  const at = body.findIndex((block) => block.type === 'heading' && block.id === 'how')
  if (at === -1 || bonusCode === undefined) return body
  return body.map((block, place) => {
    if (place === at) return { ...block, text: heading }
    return place === at + 1 && block.type === 'list' ? { ...block, items: block.items.slice(1) } : block
  })
}

/** Continues what the player began before the sign-up or login: opens the cashier with the code. */
function useClaimFromAddress({ url, bonusCode }: Promotion, offer: OfferState | undefined): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const path = usePath()
  const depositWith = useDepositWith()
  const isAsked = params.has(claimParameter)
  useEffect(() => {
    if (!isAsked || offer === undefined) return
    void navigate(path(`/promotion/${url}`), { replace: true, preventScrollReset: true })
    if (offer.state === 'available' && bonusCode !== undefined && needsDeposit(offer)) void depositWith(bonusCode)
  }, [isAsked, offer, url, bonusCode, navigate, path, depositWith])
}
