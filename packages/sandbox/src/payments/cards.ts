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

/** What goes wrong on the way to the merchant, asked for by words in the name of whoever pays (or in a voucher's code); several may stand together. */
export const habits = {
  /** Webhooks come 20 seconds late. */
  LATE: 'LATE',
  /** Each webhook comes a second time, 2 seconds after the first. */
  TWICE: 'TWICE',
  /** No webhook comes. */
  NEVER: 'NEVER',
  /** The webhook of the authorisation comes 20 seconds late, so after the one of the capture. */
  'OUT OF ORDER': 'OUT OF ORDER',
  /** The webhook comes before the reply to the request that caused it. */
  EARLY: 'EARLY',
  /** Authorisation and capture are done, but their replies never arrive. */
  'LOST REPLY': 'LOST REPLY',
} as const
export type Habit = keyof typeof habits

export function habitsOf(name: string): Habit[] {
  const words = ` ${name.toUpperCase().replace(/[^A-Z]+/g, ' ')} `
  return Object.values(habits).filter((habit) => words.includes(` ${habit} `))
}
