/** Where one stands in the cashier: at one of its two counters, or before one payment. */
export type Place =
  | { readonly at: 'deposit' }
  | { readonly at: 'withdrawal' }
  | { readonly at: 'payment'; readonly transactionId: string }

/** The page keeps it in its address, so that reload, back and a supplier's return lead to the same. */
export function placeOf(query: URLSearchParams): Place {
  const transactionId = query.get('transactionId')
  if (transactionId !== null) return { at: 'payment', transactionId }
  return { at: query.get('view') === 'withdrawal' ? 'withdrawal' : 'deposit' }
}

export function queryOf(place: Place): string {
  switch (place.at) {
    case 'deposit':
      return ''
    case 'withdrawal':
      return '?view=withdrawal'
    case 'payment':
      return `?${new URLSearchParams({ transactionId: place.transactionId })}`
  }
}

/** Keys of the texts that head each place. */
export const placeTitles = { deposit: 'title', withdrawal: 'withdrawTitle', payment: 'facts' } as const
