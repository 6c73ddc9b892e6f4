import { breakDays } from '@andon/contract/player-api/limits-fields'
import { Button } from '@andon/web-kit/Button'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { limitsText } from './text.ts'

export function Breaks() {
  const t = useText(limitsText)
  const modals = useModals()
  return (
    <>
      <p>{t('breakIntro')}</p>
      <div className="flex flex-wrap gap-3">
        {breakDays.map((days) => (
          <Button key={days} onClick={() => modals.open('takeBreak', { days })}>
            {t(`break.${days}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
