/** The current view of the cashier: deposit, withdrawal, or one payment. */
export type CashierView =
  | { readonly at: 'deposit'; readonly bonusCode?: string }
  | { readonly at: 'withdrawal' }
  | { readonly at: 'payment'; readonly transactionId: string }

/** Stored in the page's address, so that reload, back and the return from a supplier open the same view. */
export function viewOf(query: URLSearchParams): CashierView {
  const transactionId = query.get('transactionId')
  if (transactionId !== null) return { at: 'payment', transactionId }
  if (query.get('view') === 'withdrawal') return { at: 'withdrawal' }
  const bonusCode = query.get('bonusCode')
  return bonusCode === null ? { at: 'deposit' } : { at: 'deposit', bonusCode }
}

export function queryOf(view: CashierView): string {
  switch (view.at) {
    case 'deposit':
      return view.bonusCode === undefined ? '' : `?${new URLSearchParams({ bonusCode: view.bonusCode })}`
    case 'withdrawal':
      return '?view=withdrawal'
    case 'payment':
      return `?${new URLSearchParams({ transactionId: view.transactionId })}`
  }
}

/** Text keys of the headings. */
export const viewTitles = { deposit: 'title', withdrawal: 'withdrawTitle', payment: 'facts' } as const
