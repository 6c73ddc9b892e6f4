import type { bankPageText } from './bank-page-text.ts'
import { escapeHtml } from './escape-html.ts'
import { sampleAccount } from './new-instrument.ts'
import type { Payment } from './store.ts'

/** What the page asks for: a confirmation, a card, a wallet or a transfer. */
export type PageKind = 'confirm' | 'card' | 'wallet' | 'transfer'

export function pageKind({ method, token }: Payment): PageKind {
  switch (method) {
    case 'CREDITCARD':
      return token === null ? 'card' : 'confirm'
    case 'PAPERWALLET':
      return 'wallet'
    case 'BANKTRANSFER':
      return 'transfer'
    case 'VOUCHER':
      return 'confirm'
  }
}

export function pageForm({
  payment,
  kind,
  text,
  unit,
}: {
  payment: Payment
  kind: PageKind
  text: (typeof bankPageText)['ja']
  /** Name of the payment's currency. */
  unit: string
}): string {
  switch (kind) {
    case 'confirm': {
      const { question, accept, refuse } = text.confirm
      return form(`<p>${question}</p>`, choice(accept, refuse))
    }
    case 'card': {
      const { number, holder, expiry, cvv, pay, refuse } = text.card
      const month = '<input name="expiryMonth" required inputmode="numeric" autocomplete="cc-exp-month" maxlength="2">'
      const year = `<input name="expiryYear" required inputmode="numeric" autocomplete="cc-exp-year" maxlength="4" aria-label="${expiry}">`
      const fields = [
        field(number, '<input name="cardNumber" required inputmode="numeric" autocomplete="cc-number" maxlength="30">'),
        field(holder, '<input name="cardHolder" required autocomplete="cc-name" maxlength="60">'),
        field(expiry, `<span class="pair">${month}${year}</span>`),
        field(cvv, '<input name="cvv" required inputmode="numeric" autocomplete="cc-csc" maxlength="4">'),
      ]
      return form(...fields, choice(pay, refuse))
    }
    case 'wallet': {
      const { question, account, accept, refuse } = text.wallet
      const input =
        '<input name="account" type="email" required autocomplete="email" maxlength="100" value="akari@paper.example">'
      return form(`<p>${question}</p>`, payment.token === null ? field(account, input) : '', choice(accept, refuse))
    }
    case 'transfer':
      return transferForm(payment, text.transfer, unit)
  }
}

function transferForm(
  { transferReference, amount }: Payment,
  text: (typeof bankPageText)['ja']['transfer'],
  unit: string,
): string {
  return form(
    `<p>${text.question}</p>`,
    field(
      text.reference,
      `<input name="reference" required maxlength="40" value="${escapeHtml(transferReference ?? '')}">`,
    ),
    field(text.amount(unit), `<input name="amount" required inputmode="numeric" maxlength="9" value="${amount}">`),
    field(text.holder, '<input name="accountHolder" required maxlength="60" value="Akari Demo">'),
    field(
      text.account,
      `<input name="accountNumber" required inputmode="numeric" maxlength="7" value="${sampleAccount.accountNumber}">`,
    ),
    `<button name="answer" value="accept">${text.send}</button>`,
  )
}

const form = (...parts: string[]) => `<form method="post">${parts.join('\n')}</form>`
const field = (label: string, input: string) => `<label>${label}${input}</label>`
const choice = (accept: string, refuse: string) =>
  `<button name="answer" value="accept">${accept}</button>
<button name="answer" value="refuse" class="plain" formnovalidate>${refuse}</button>`
