import { Skeleton } from '@andon/web-kit/Skeleton'
import { useText } from '../../page/use-text.ts'
import { xrayText } from './text.ts'

/** While the worker computes. */
export function Waiting() {
  const t = useText(xrayText)
  return (
    <div className="xray-waiting" role="status">
      <span className="sr-only">{t('computing')}</span>
      <Skeleton lines={6} />
    </div>
  )
}
