import { Button } from '@andon/ui/Button'
import { useText } from '../../page/use-text.ts'
import { accountText } from './text.ts'

/** Shown instead of content that could not be fetched. */
export function LoadFailure({ again }: { again: () => unknown }) {
  const t = useText(accountText)
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('loadFailed')}</p>
      <Button onClick={() => void again()}>{t('tryAgain')}</Button>
    </div>
  )
}
