import { Button } from '@andon/ui/Button'
import { useApi } from '../api/services.tsx'
import { useText } from '../text/messages.ts'
import { shellText } from './text.ts'

/** Stands in place of the whole interface. Asking again is enough: the first good reply takes it away, a bad one leaves it. */
export function ServiceNotice({
  kind,
  countryCode,
}: {
  kind: 'maintenance' | 'countryBlocked'
  countryCode?: string | undefined
}) {
  const t = useText(shellText)
  const api = useApi()
  return (
    <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <h1 className="heading-1">{t(`${kind}.title`)}</h1>
      <p className="mx-auto max-w-prose text-ink-soft">{t(`${kind}.text`, { country: countryCode ?? '' })}</p>
      <p>
        <Button onClick={() => void api.identity.status().catch(() => undefined)}>{t('tryAgain')}</Button>
      </p>
    </main>
  )
}
