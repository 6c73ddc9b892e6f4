import { lazy, Suspense } from 'react'
import { useAsksForConsent } from '../../page/consent.ts'

const ConsentBar = lazy(() => import('./ConsentBar.tsx').then((module) => ({ default: module.ConsentBar })))

/** Loaded only where the law requires consent and this browser has no stored choice. Elsewhere the choice stands on the page of the cookie policy. */
export function LazyConsentBar() {
  if (!useAsksForConsent()) return null
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
