import { lazy, Suspense } from 'react'
import { useConsent } from '../../page/consent.ts'

const ConsentBar = lazy(() => import('./ConsentBar.tsx').then((module) => ({ default: module.ConsentBar })))

/** Fetched only by browsers on which nothing was chosen yet. */
export function LazyConsentBar() {
  if (useConsent() !== null) return null
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
