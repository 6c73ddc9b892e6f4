import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { accountText } from './text.ts'

/** Shown instead of content that could not be fetched. The button is busy until `again` has settled. */
export function LoadFailure({ again }: { again: () => unknown }) {
  const t = useText(accountText)
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await again()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('loadFailed')}</p>
      <Button busy={busy} onClick={() => void retry()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
