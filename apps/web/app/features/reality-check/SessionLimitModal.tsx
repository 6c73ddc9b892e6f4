import { Button } from '@andon/web-kit/Button'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { realityCheckText } from './text.ts'

/** Tells the player that their session limit is reached. */
export function SessionLimitModal({ params: { minutes }, close }: ModalBodyProps<'sessionLimit'>) {
  const t = useText(realityCheckText)
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{t('sessionTitle')}</h2>
      <p className="text-lg font-bold">{t('sessionLimit', { minutes })}</p>
      <p>{t('sessionLater')}</p>
      <Button kind="primary" size="large" wide onClick={close}>
        {t('sessionDone')}
      </Button>
    </div>
  )
}
