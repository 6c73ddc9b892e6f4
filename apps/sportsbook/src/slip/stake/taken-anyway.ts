import type { SlipForm } from '../slip-form.ts'

/** True if a price that moved is bet without a question, as the bookmaker does it: a better one always is, a worse one where the player takes any. */
export const isTakenAnyway = (
  prices: SlipForm['prices'],
  { before, now }: { readonly before: number; readonly now: number },
): boolean => now >= before || prices === 'any'
