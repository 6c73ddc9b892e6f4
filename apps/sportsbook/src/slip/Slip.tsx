import { lazy, Suspense, useState } from 'react'
import { useFollowSelections } from '../live/use-live.ts'
import { PageBoundary } from '../page/PageBoundary.tsx'
import { useStorageDenied } from '../page/storage.ts'
import { useText } from '../page/text.ts'
import { EmptySlip } from './EmptySlip.tsx'
import { firstText } from './first-text.ts'
import { usePlacing, usePlacingStore } from './placing/placing-service.ts'
import { clearSlip, useSlipSelections } from './selections.ts'

export const loadFilledSlip = () => import('./FilledSlip.tsx')

/** Has the script of this mount, since one that failed to load fails for good. It stays outside of what waits for it. */
function Filled() {
  const t = useText(firstText)
  const [FilledSlip] = useState(() => lazy(loadFilledSlip))
  return (
    <Suspense fallback={<p className="loading">{t('loading')}</p>}>
      <FilledSlip />
    </Suspense>
  )
}

/** The slip beside the page on wide screens, and in a drawer on phones. */
export function Slip() {
  const t = useText(firstText)
  const selections = useSlipSelections()
  const isDenied = useStorageDenied()
  const placing = usePlacingStore()
  const placed = usePlacing()
  const hasLocked = selections.some(({ selection }) => placing.locked().has(selection))
  useFollowSelections(selections.map(({ selection }) => selection))
  return (
    <section className="slip" aria-label={t('slip')}>
      <header className="slip-head">
        <h2>
          {t('slip')} {selections.length > 0 && <span className="slip-number">{selections.length}</span>}
        </h2>
        {selections.length > 0 && !hasLocked && (
          <button type="button" className="slip-link" onClick={clearSlip}>
            {t('clear')}
          </button>
        )}
      </header>
      {isDenied && <p className="slip-note">{t('storageDenied')}</p>}
      {selections.length === 0 && placed.length === 0 ? (
        <EmptySlip />
      ) : (
        <PageBoundary path="slip">
          <Filled />
        </PageBoundary>
      )}
    </section>
  )
}
