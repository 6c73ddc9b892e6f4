import { useText } from '../../page/use-text.ts'
import { captchaText } from './text.ts'

/** Says why sending takes a moment longer; empty otherwise, so that it is read out when it speaks. */
export function CaptchaNotice({ checking }: { checking: boolean }) {
  const t = useText(captchaText)
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {checking ? t('checking') : ''}
    </p>
  )
}
