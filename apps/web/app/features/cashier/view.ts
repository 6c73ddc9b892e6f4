/** The current view of the cashier: deposit (the amount, then how to pay), withdrawal, or one payment. */
export type CashierView =
  | { readonly at: 'deposit'; readonly step?: 'pay' | undefined; readonly bonusCode?: string | undefined }
  | { readonly at: 'withdrawal' }
  | { readonly at: 'payment'; readonly transactionId: string }

/** Stored in the page's address, so that reload, back and the return from a supplier open the same view. */
export function viewOf(query: URLSearchParams): CashierView {
  const transactionId = query.get('transactionId')
  if (transactionId !== null) return { at: 'payment', transactionId }
  if (query.get('view') === 'withdraw') return { at: 'withdrawal' }
  const bonusCode = query.get('bonus')
  return {
    at: 'deposit',
    ...(query.get('step') === 'pay' ? { step: 'pay' } : {}),
    ...(bonusCode === null ? {} : { bonusCode }),
  }
}

export function queryOf(view: CashierView): string {
  const query = new URLSearchParams(wordsOf(view)).toString()
  return query === '' ? '' : `?${query}`
}

function wordsOf(view: CashierView): Record<string, string> {
  switch (view.at) {
    case 'deposit':
      return {
        ...(view.step ? { step: view.step } : {}),
        ...(view.bonusCode === undefined ? {} : { bonus: view.bonusCode }),
      }
    case 'withdrawal':
      return { view: 'withdraw' }
    case 'payment':
      return { transactionId: view.transactionId }
  }
}

/** A payment's id begins with its kind. */
export const kindOf = (transactionId: string) => (transactionId.startsWith('wdr_') ? 'withdrawal' : 'deposit')

/** The text key of the view's heading. */
export function titleOf(view: CashierView) {
  if (view.at !== 'payment') return view.at === 'deposit' ? 'title' : 'withdrawTitle'
  return `facts.${kindOf(view.transactionId)}` as const
}
