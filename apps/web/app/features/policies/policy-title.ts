import { usePage } from '../../page/page-context.ts'
import { textIfAny } from '../../page/use-text.ts'

/** A policy has the name of its page in the footer. */
export function usePolicyTitle(): (policyType: string) => string {
  const { language } = usePage()
  return (policyType) => textIfAny(language, 'shell', `about.${policyType}`) ?? policyType
}
