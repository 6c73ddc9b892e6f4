import { lazy, Suspense } from 'react'
import { useConsent } from '../../page/consent.ts'

const ConsentBar = lazy(() => import('./ConsentBar.tsx').then((module) => ({ default: module.ConsentBar })))

/** Loaded only if this browser has no stored choice. */
export function LazyConsentBar() {
  if (useConsent() !== null) return null
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
