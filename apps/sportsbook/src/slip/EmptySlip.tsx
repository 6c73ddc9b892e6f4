import { useText } from '../page/text.ts'
import { firstText } from './first-text.ts'

export function EmptySlip() {
  const t = useText(firstText)
  return (
    <div className="slip-empty">
      <p className="slip-empty-title">{t('empty')}</p>
      <p>{t('emptyText')}</p>
    </div>
  )
}
