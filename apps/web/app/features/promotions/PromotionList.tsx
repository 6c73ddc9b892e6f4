import type { Promotion } from '@andon/contract/player-api/content-notices'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { SitePicture } from '../../page/picture/SitePicture.tsx'
import { useText } from '../../page/use-text.ts'
import { OfferAction } from './OfferAction.tsx'
import { Period } from './Period.tsx'
import { announcementText } from './text.ts'
import { offerFor, sortedFor, useOfferStates } from './use-offer-states.ts'
import { useOfferWords } from './use-offer-words.ts'

/** The widths that `promotions.css` gives them. */
const sizes = '(max-width: 620px) 100vw, (max-width: 900px) 50vw, 400px'

/** Promotions with their figure, their main conditions and what this visitor or player can do. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText(announcementText)
  const path = usePath()
  const words = useOfferWords()
  const states = useOfferStates()
  return (
    <ul className="promotions">
      {sortedFor(states, promotions).map((promotion, place) => {
        const { url, title, summary, image, picture, bonus, startsAt, endsAt } = promotion
        const offer = offerFor(states, promotion)
        const terms = offer?.terms ?? bonus?.terms
        return (
          <li key={url} className="promotion" data-state={offer?.state}>
            {picture ? (
              <SitePicture picture={picture} sizes={sizes} isFirst={place < 2} />
            ) : (
              <img src={image} alt="" width={640} height={320} decoding="async" />
            )}
            <div className="promotion-words">
              <h2 className="promotion-title">
                <span>{title}</span>
                {terms && <strong className="promotion-figure">{words.headline(terms)}</strong>}
              </h2>
              {terms ? <Conditions terms={words.conditions(terms)} /> : <p>{summary}</p>}
              {endsAt !== undefined && <Period startsAt={startsAt} endsAt={endsAt} />}
              <div className="promotion-foot">
                <OfferAction promotion={promotion} offer={offer} />
                <Link
                  to={path(`/promotion/${url}`)}
                  className="text-link banner-link"
                  aria-label={t('more', { title })}
                >
                  {t('moreShort')}
                </Link>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

export function Conditions({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="conditions">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
