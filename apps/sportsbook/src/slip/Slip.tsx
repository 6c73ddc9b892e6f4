import { lazy, Suspense, useEffect } from 'react'
import { useText } from '../frame/text.ts'
import { useFollowSelections } from '../live/use-live.ts'
import { PlacedBets } from './PlacedBets.tsx'
import { clearSlip, useSlipSelections } from './selections.ts'
import { slipText } from './text.ts'

const tries = 3
const triedAgainAfterMs = 1_000

/** A script that does not come, because the server is busy, is asked for again: nobody can bet without it. */
async function load(left = tries): Promise<typeof import('./FilledSlip.tsx')> {
  try {
    return await import('./FilledSlip.tsx')
  } catch (error) {
    if (left === 1) throw error
    await new Promise((next) => setTimeout(next, triedAgainAfterMs))
    return load(left - 1)
  }
}
const FilledSlip = lazy(() => load())

/** The slip beside the page on wide screens, and in a drawer on phones. */
export function Slip() {
  const t = useText(slipText)
  const selections = useSlipSelections()
  useEffect(() => void load().catch(() => undefined), []) // so that the first tap on a price does not wait for it
  useFollowSelections(selections.map(({ selection }) => selection))
  return (
    <section className="slip" aria-label={t('slip')}>
      <header className="slip-head">
        <h2>
          {t('slip')} {selections.length > 0 && <span className="slip-number">{selections.length}</span>}
        </h2>
        {selections.length > 0 && (
          <button type="button" className="slip-link" onClick={clearSlip}>
            {t('clear')}
          </button>
        )}
      </header>
      <PlacedBets />
      {selections.length === 0 ? (
        <div className="slip-empty">
          <p className="slip-empty-title">{t('empty')}</p>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <Suspense>
          <FilledSlip />
        </Suspense>
      )}
    </section>
  )
}
