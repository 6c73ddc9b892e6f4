import { Button } from '@andon/web-kit/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBrand } from '../page/brand.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { usePage } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'

export interface Notice {
  readonly kind: 'maintenance' | 'countryBlocked'
  readonly countryCode?: string | undefined
}

const pollMs = 15_000

/** Replaces the whole interface while the brand is closed, and checks regularly whether it still is. */
export function ServiceNotice({ kind, countryCode, check }: Notice & { check: () => Promise<void> }) {
  const t = useText(shellText)
  const brand = useBrand()
  const { site, language } = usePage()
  const [checking, setChecking] = useState(false)
  const main = useRef<HTMLElement>(null)
  const checkAgain = useEffectEvent(() => void check())
  useEffect(() => {
    main.current?.focus() // the focused element was removed
    const timer = setInterval(checkAgain, pollMs)
    return () => clearInterval(timer)
  }, [])
  const tryAgain = async () => {
    setChecking(true)
    await check()
    setChecking(false)
  }
  const text =
    kind === 'countryBlocked' && !countryCode
      ? t('countryBlocked.textPlain')
      : t(`${kind}.text`, { country: countryCode && countryName(countryCode, language) })
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="grid min-h-dvh place-content-center gap-4 p-6 text-center outline-none"
      data-testid="service-notice"
    >
      <PageTitle title={t(`${kind}.title`)} description={text} />
      <img src={brand.mark} alt={site.name} width={64} height={64} className="mx-auto" />
      <img src={brand.empty} alt="" width={480} height={300} className="print notice-picture" />
      <h1 className="heading-1">{t(`${kind}.title`)}</h1>
      <p className="mx-auto max-w-prose text-ink-soft">{text}</p>
      <p>
        <Button onClick={() => void tryAgain()} busy={checking}>
          {t('tryAgain')}
        </Button>
      </p>
    </main>
  )
}

/** Codes that are not a country's, such as those of anonymous networks, stay as they are. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
