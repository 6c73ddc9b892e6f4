/** The last three digits of a sum choose its later outcome, so that every outcome can be tried. All other sums succeed. */
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
  [114, 'rejected'], // rejected by the receiving bank: failed at once
  [117, 'sent-back'], // paid, and sent back by the receiving bank a minute later
])

/** Every code of the form `LAMP-<value>-<four or more letters or digits>` is a voucher; one that ends in USED is already redeemed. */
export function readVoucher(code: string): { value: number; used: boolean } | null {
  const match = /^LAMP-([1-9]\d{0,6})-([A-Z0-9-]{4,40})$/.exec(code)
  return match && { value: Number(match[1]), used: match[2] === 'USED' }
}
