import { usePage } from '../../shell/page-context.ts'
import { textIfAny } from '../../text/messages.ts'

/** A policy is called as its page is in the footer. */
export function usePolicyTitle(): (policyType: string) => string {
  const { language } = usePage()
  return (policyType) => textIfAny(language, 'shell', `about.${policyType}`) ?? policyType
}
