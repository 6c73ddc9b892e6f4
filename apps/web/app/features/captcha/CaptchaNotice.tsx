import { useText } from '../../page/use-text.ts'
import { captchaText } from './text.ts'

/** Explains why sending takes a moment longer. Rendered even while empty, so that screen readers read out the change. */
export function CaptchaNotice({ checking }: { checking: boolean }) {
  const t = useText(captchaText)
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {checking ? t('checking') : ''}
    </p>
  )
}
