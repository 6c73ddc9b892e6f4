import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import type { ModalBodyProps } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { limitsText } from './text.ts'
import { useLockTitle } from './use-lock-title.ts'

/** Explains a break or lock, and the pages that stay open to the player. */
export function ExcludedModal({ params, close }: ModalBodyProps<'excluded'>) {
  const t = useText(limitsText)
  const path = usePath()
  const title = useLockTitle()
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{title(params)}</h2>
      <p>{t('excludedText')}</p>
      <p>{t('excludedLogin')}</p>
      <Button kind="primary" size="large" wide onClick={close}>
        {t('ok')}
      </Button>
      <p>
        <Link to={path('/responsible-game#help-japan')} className="text-link" onClick={close}>
          {t('excludedHelp')}
        </Link>
      </p>
    </div>
  )
}
