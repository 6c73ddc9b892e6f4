/** How a card behaves. Any number that is not listed is approved. */
export type CardBehaviour = 'approve' | 'decline' | 'no-funds' | 'confirm'

const behaviours = new Map<string, CardBehaviour>([
  ['4111111111111111', 'approve'],
  ['4000000000000002', 'decline'],
  ['4000000000009995', 'no-funds'],
  ['4000000000003220', 'confirm'],
])

export const testCardNumbers: readonly string[] = [...behaviours.keys()]

export function behaviourOf(cardNumber: string): CardBehaviour {
  return behaviours.get(cardNumber) ?? 'approve'
}

/** Faults on the way to the merchant, triggered by words in the payer's name or in a voucher's code. Words can be combined. */
export const habits = {
  /** Webhooks are 20 seconds late. */
  LATE: 'LATE',
  /** Each webhook is sent again after 2 seconds. */
  TWICE: 'TWICE',
  /** No webhook is sent. */
  NEVER: 'NEVER',
  /** The authorisation's webhook is 20 seconds late, so it arrives after the capture's. */
  'OUT OF ORDER': 'OUT OF ORDER',
  /** The webhook arrives before the reply to the request that caused it. */
  EARLY: 'EARLY',
  /** Authorisation and capture are done, but their replies never arrive. */
  'LOST REPLY': 'LOST REPLY',
} as const
export type Habit = keyof typeof habits

export function habitsOf(name: string): Habit[] {
  const words = ` ${name.toUpperCase().replace(/[^A-Z]+/g, ' ')} `
  return Object.values(habits).filter((habit) => words.includes(` ${habit} `))
}
