/** Where one stands in the cashier: at one of its two counters, or before one payment. */
export type Place =
  | { readonly at: 'deposit'; readonly bonusCode?: string }
  | { readonly at: 'withdrawal' }
  | { readonly at: 'payment'; readonly transactionId: string }

/** The page keeps it in its address, so that reload, back and a supplier's return lead to the same. */
export function placeOf(query: URLSearchParams): Place {
  const transactionId = query.get('transactionId')
  if (transactionId !== null) return { at: 'payment', transactionId }
  if (query.get('view') === 'withdrawal') return { at: 'withdrawal' }
  const bonusCode = query.get('bonusCode')
  return bonusCode === null ? { at: 'deposit' } : { at: 'deposit', bonusCode }
}

export function queryOf(place: Place): string {
  switch (place.at) {
    case 'deposit':
      return place.bonusCode === undefined ? '' : `?${new URLSearchParams({ bonusCode: place.bonusCode })}`
    case 'withdrawal':
      return '?view=withdrawal'
    case 'payment':
      return `?${new URLSearchParams({ transactionId: place.transactionId })}`
  }
}

/** Keys of the texts that head each place. */
export const placeTitles = { deposit: 'title', withdrawal: 'withdrawTitle', payment: 'facts' } as const
