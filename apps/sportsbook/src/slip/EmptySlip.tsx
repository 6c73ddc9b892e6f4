import { useText } from '../frame/text.ts'
import { slipText } from './text.ts'

export function EmptySlip() {
  const t = useText(slipText)
  return (
    <div className="slip-empty">
      <p className="slip-empty-title">{t('empty')}</p>
      <p>{t('emptyText')}</p>
    </div>
  )
}
