import { Button } from '@andon/web-kit/Button'
import { Dialog } from '@andon/web-kit/Dialog'
import { useText } from '../../page/use-text.ts'
import { idleText } from './text.ts'

export function IdleDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText(idleText)
  return (
    <Dialog label={t('title')} closeLabel={t('stay')} variant="narrow" onClose={onStay}>
      <div className="grid gap-4">
        <h2 className="heading-2">{t('title')}</h2>
        <p>{t('text')}</p>
        <Button kind="primary" size="large" wide onClick={onStay}>
          {t('stay')}
        </Button>
        <Button wide onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  )
}
