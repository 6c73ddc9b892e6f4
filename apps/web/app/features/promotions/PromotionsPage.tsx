import { siteContext } from '@andon/web/load-context'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import type { Route } from './+types/PromotionsPage'
import { loadPromotions } from './load-promotions.ts'
import { PromotionList } from './PromotionList.tsx'
import { announcementText } from './text.ts'
import { usePromotions } from './use-promotions.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPromotions(context.get(siteContext))

export default function PromotionsPage({ loaderData: forEveryone }: Route.ComponentProps) {
  const t = useText(announcementText)
  const path = usePath()
  const promotions = usePromotions(forEveryone)
  return (
    <>
      <PageTitle title={t('promotions')} description={t('promotions.lead')} path="/promotions" />
      <section className="page-width section">
        <h1 className="heading-1">{t('promotions')}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{t('promotions.lead')}</p>
        {promotions.length > 0 ? (
          <PromotionList promotions={promotions} />
        ) : (
          <EmptyState picture="promotions" title={t('promotions.none')} text={t('promotions.noneText')}>
            <div className="play-buttons">
              <Link to={path('/allgames')} className="button" data-kind="primary">
                {t('toGames')}
              </Link>
              <Link to={path('/bonus-rules')} className="button" data-kind="secondary">
                {t('rules')}
              </Link>
            </div>
          </EmptyState>
        )}
      </section>
      <SaferPlay />
    </>
  )
}
