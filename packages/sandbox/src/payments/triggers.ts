/** What becomes of a sum later, chosen by its last three digits, so that every end can be seen. All others go well. */
export function fateOfDeposit(amount: number): 'good' | 'charged-back' {
  return amount % 1000 === 777 ? 'charged-back' : 'good'
}

export type PayoutFate = 'paid' | 'slow' | 'closed' | 'rejected' | 'sent-back'

export function fateOfPayout(amount: number): PayoutFate {
  return payoutFates.get(amount % 1000) ?? 'paid'
}

const payoutFates = new Map<number, PayoutFate>([
  [131, 'slow'], // paid after a minute
  [113, 'closed'], // the account is closed: failed at once
  [114, 'rejected'], // the receiving bank says no: failed at once
  [117, 'sent-back'], // paid, and sent back by the receiving bank a minute later
])

/** Vouchers exist by their form: `LAMP-<value>-<four letters or digits, or more>`. One whose end is USED was redeemed long ago. */
export function readVoucher(code: string): { value: number; used: boolean } | null {
  const match = /^LAMP-([1-9]\d{0,6})-([A-Z0-9-]{4,40})$/.exec(code)
  return match && { value: Number(match[1]), used: match[2] === 'USED' }
}
