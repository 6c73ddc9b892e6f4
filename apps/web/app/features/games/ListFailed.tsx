import { Button } from '@andon/web-kit/Button'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { gameText } from './text.ts'

/** The list of games could not be fetched. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(gameText)
  const shell = useText(shellText)
  return (
    <div role="alert" className="page-width list-failed">
      <p>{t('listFailed')}</p>
      <Button onClick={onRetry}>{shell('tryAgain')}</Button>
    </div>
  )
}
