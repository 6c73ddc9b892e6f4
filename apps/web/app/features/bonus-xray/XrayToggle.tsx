import type { BonusTerms } from '@andon/contract/bonus-terms'
import { Button } from '@andon/web-kit/Button'
import { Suspense, useState } from 'react'
import { useHydrated } from '../../page/hydrated.ts'
import { preloadable } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { bonusText } from '../bonuses/text.ts'

const BonusXray = preloadable(() => import('./BonusXray.tsx').then((module) => module.BonusXray))

interface Props {
  readonly name: string
  readonly terms: BonusTerms
  /** The same as in `BonusXray`. */
  readonly deposit?: number
}

/** Opens what a bonus is worth, below the button. The browser computes it, so that the server's page has only its room. */
export function XrayToggle(props: Props) {
  const hydrated = useHydrated()
  return <div className="min-h-11">{hydrated && <Suspense>{<Toggle {...props} />}</Suspense>}</div>
}

function Toggle({ name, ...shown }: Props) {
  const t = useText(bonusText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(!open)}>
        {t(open ? 'xray.close' : 'xray')}
        <span className="sr-only">{t('xray.named', { name })}</span>
      </Button>
      {open && (
        <Suspense>
          <BonusXray {...shown} />
        </Suspense>
      )}
    </>
  )
}
