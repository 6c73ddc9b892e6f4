/** The current view of the cashier: deposit, withdrawal, or one payment. */
export type Place =
  | { readonly at: 'deposit'; readonly bonusCode?: string }
  | { readonly at: 'withdrawal' }
  | { readonly at: 'payment'; readonly transactionId: string }

/** Stored in the page's address, so that reload, back and the return from a supplier open the same view. */
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

/** Text keys of the headings. */
export const placeTitles = { deposit: 'title', withdrawal: 'withdrawTitle', payment: 'facts' } as const
