import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../player/session.ts'
import { useAcceptedPolicies, usePolicyConfigs } from './use-policies.ts'

const PolicyPrompt = lazy(() => import('./PolicyPrompt.tsx').then((module) => ({ default: module.PolicyPrompt })))

/** Asks players to accept the policies in force, except on the pages where they read them. */
export function PolicyGate() {
  const { state } = useSession()
  const { pathname } = useLocation()
  const { data: inForce } = usePolicyConfigs()
  const { data: accepted } = useAcceptedPolicies()
  if (state !== 'player' || inForce === undefined || accepted === undefined) return null
  const open = inForce.policyConfigs.filter(
    ({ policyType, policyVersionId }) =>
      !accepted.policies.some(
        (policy) =>
          policy.policyType === policyType && policy.policyVersionId === policyVersionId && policy.policyAccepted,
      ),
  )
  const reading = open.some(({ policyType }) => pathname.endsWith(`/${policyType}`))
  if (open.length === 0 || reading) return null
  return (
    <Suspense>
      <PolicyPrompt policies={open} />
    </Suspense>
  )
}
