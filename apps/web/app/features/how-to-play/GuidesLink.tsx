import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { guidesPath } from './guide-path.ts'
import { howToPlayText } from './text.ts'

/** Beside the title of a row of games. */
export function GuidesLink() {
  const t = useText(howToPlayText)
  const path = usePath()
  return (
    <Link to={path(guidesPath)} className="text-link rail-all">
      {t('guides')}
    </Link>
  )
}
