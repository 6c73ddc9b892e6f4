import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { choose, consentCategories } from '../../page/consent.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { consentText } from './text.ts'

/** Over the page's lower edge, without taking the focus. Both answers have the same weight. */
export function ConsentBar() {
  const t = useText(consentText)
  const path = usePath()
  return (
    <section className="consent-bar" aria-labelledby="consent-title">
      <div className="consent-words">
        <h2 id="consent-title" className="font-bold">
          {t('title')}
        </h2>
        <p>
          {t('text')}{' '}
          <Link to={path('/cookie-policy#consent-choice')} className="text-link">
            {t('details')}
          </Link>
        </p>
      </div>
      <div className="consent-answers">
        <Button onClick={() => choose(new Set())}>{t('refuse')}</Button>
        <Button onClick={() => choose(new Set(consentCategories))}>{t('accept')}</Button>
      </div>
    </section>
  )
}
