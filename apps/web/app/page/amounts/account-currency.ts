import type { Currency } from '@andon/money'
import { createContext, use } from 'react'
import { usePage } from '../page-context.ts'

/** The currency of the player's account; undefined for visitors, and where it is the brand's. An account keeps its currency on every brand. */
export const AccountCurrency = createContext<Currency | undefined>(undefined)

/** The currency that amounts are in: the account's, for visitors the brand's. */
export function useCurrency(): Currency {
  const own = use(AccountCurrency)
  const { site } = usePage()
  return own ?? site.currency
}
