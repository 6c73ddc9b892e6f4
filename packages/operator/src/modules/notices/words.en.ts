import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier-methods'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { NoticeKind } from './domain/notices-of.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
}

export interface Values {
  readonly reference: string
  readonly amount: string
  /** An operator's own words. */
  readonly note: string | undefined
  /** Of a deposit that the platform itself did not credit. */
  readonly refused: CaptureRefusalReason | undefined
  readonly limitType: LimitType
  readonly isRemoval: boolean
  readonly isBreak: boolean
  /** None: for good. */
  readonly until: string | undefined
  readonly confirmableAt: string
}

export type Words = Readonly<Record<NoticeKind, (values: Values) => Mail>>

const limitNames: Record<LimitType, string> = {
  deposit: 'deposit limit',
  loss: 'loss limit',
  wager: 'stake limit',
  session: 'session limit',
  reality: 'reality check',
}

const refusedBecause: Record<CaptureRefusalReason, string> = {
  ACCOUNT_LOCKED: 'your account is locked or on a break',
  LIMIT_REACHED: 'it is over the deposit limit that applies now',
  SESSION_LIMIT_REACHED: 'your session time is used up',
  VERIFICATION_REQUIRED: 'your identity is not verified',
}

export const wordsEn: Words = {
  withdrawalRequested: ({ amount, reference }) => ({
    subject: 'We have your withdrawal',
    text: `You asked us to pay out ${amount}. We write again when the money is on its way to you.\n\nReference: ${reference}\n\nIf that was not you, change your password at once and write to customer service.`,
  }),
  withdrawalPaid: ({ amount, reference }) => ({
    subject: 'Your withdrawal is paid',
    text: `We have paid out ${amount}. Until it shows on your account, your bank or card company may need some days.\n\nReference: ${reference}`,
  }),
  withdrawalRefused: ({ amount, reference, note }) => ({
    subject: 'Your withdrawal was not approved',
    text: `We could not approve your withdrawal of ${amount}. The money is back in your balance.${note ? `\n\nWhy: ${note}` : ''}\n\nReference: ${reference}\n\nIf you have questions, write to customer service.`,
  }),
  withdrawalFailed: ({ amount, reference }) => ({
    subject: 'Your withdrawal did not go through',
    text: `Your withdrawal of ${amount} was not taken where it was sent. The money is back in your balance. Please check the account or card and ask for it again.\n\nReference: ${reference}`,
  }),
  depositCame: ({ amount, reference }) => ({
    subject: 'Your deposit has arrived',
    text: `Your deposit of ${amount} is in your balance.\n\nReference: ${reference}`,
  }),
  depositCameToNothing: ({ amount, reference, refused }) => ({
    subject: 'Your deposit did not go through',
    text: `Your deposit of ${amount} did not go through${refused ? ` because ${refusedBecause[refused]}` : ''}, and nothing was added to your balance.${refused ? ' Anything already paid is returned to you.' : ''}\n\nReference: ${reference}`,
  }),
  depositHeld: ({ amount, reference, refused }) => ({
    subject: 'We are returning your deposit',
    text: `We received ${amount} from you, but cannot accept it${refused ? ` because ${refusedBecause[refused]}` : ''}. It is not added to your balance, and we hold it until it is sent back to you.\n\nReference: ${reference}`,
  }),
  raiseWaits: ({ limitType, isRemoval, confirmableAt }) => ({
    subject: 'A change of your limits waits for you',
    text: `You asked ${isRemoval ? 'to remove' : 'for more room under'} your ${limitNames[limitType]}. Nothing has changed yet: you can confirm it from ${confirmableAt} on, under limits in your account. Without your confirmation everything stays as it is.\n\nIf that was not you, change your password at once and write to customer service.`,
  }),
  accountLocked: ({ isBreak, until }) => ({
    subject: isBreak ? 'Your break has begun' : 'Your account is locked',
    text: `${isBreak ? 'You are on a break' : 'Your account is locked'} ${until ? `until ${until}` : 'for good'}. You cannot play or deposit, and it cannot be shortened. You can still log in to withdraw your balance, see your history and write to customer service.\n\nIf gambling worries you, customer service can tell you where to find help.`,
  }),
}
