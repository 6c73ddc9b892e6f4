import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier/methods'
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
  /** The reason why the platform itself did not credit a deposit. */
  readonly refused: CaptureRefusalReason | undefined
  readonly limitType: LimitType
  readonly isRemoval: boolean
  readonly isBreak: boolean
  /** None: for good. */
  readonly until: string | undefined
  readonly confirmableAt: string
  /** The name of a tournament. */
  readonly tournament: string
  /** The name of a mission. */
  readonly mission: string
  readonly rank: number | undefined
  /** A prize that waits for the player: bonus money, or a number of free spins. */
  readonly bonus: string
  readonly spins: number
  readonly endsAt: string
  readonly proof: 'identity' | 'address'
  /** The number of a ticket. */
  readonly ticket: string
  readonly statement: Statement
  readonly offer: { readonly title: string; readonly summary: string }
}

/** The sums of a month, as texts. */
export interface Statement {
  readonly month: string
  readonly paidIn: string
  readonly paidOut: string
  readonly net: string
  readonly staked: string
  readonly bonuses: string
  readonly prizes: string
  readonly jackpots: string
  readonly time: string
  readonly zone: string
}

/** Changes of security have identity's own words. */
export type Words = Readonly<Record<Exclude<NoticeKind, 'securityChanged'>, (values: Values) => Mail>>

const limitNames: Record<LimitType, string> = {
  deposit: 'deposit limit',
  loss: 'loss limit',
  wager: 'bet limit',
  session: 'session time limit',
  reality: 'reality check',
}

const refusedBecause: Record<CaptureRefusalReason, string> = {
  ACCOUNT_LOCKED: 'your account is locked or on a break',
  LIMIT_REACHED: 'it exceeds your deposit limit',
  SESSION_LIMIT_REACHED: 'you’ve reached your session time limit',
  VERIFICATION_REQUIRED: 'your identity isn’t verified yet',
}

export const wordsEn: Words = {
  withdrawalRequested: ({ amount, reference }) => ({
    subject: 'We’ve received your withdrawal request',
    text: `We’ve received your request to withdraw ${amount}. We’ll email you when the money is on its way.\n\nReference: ${reference}\n\nIf this wasn’t you, change your password right away and contact customer service.`,
  }),
  withdrawalPaid: ({ amount, reference }) => ({
    subject: 'Your withdrawal has been paid',
    text: `We’ve sent you ${amount}. It can take a few days to show up on your account or card.\n\nReference: ${reference}`,
  }),
  withdrawalRefused: ({ amount, reference, note }) => ({
    subject: 'Your withdrawal wasn’t approved',
    text: `We couldn’t approve your withdrawal of ${amount}. The money is back in your balance.${note ? `\n\nWhy: ${note}` : ''}\n\nReference: ${reference}\n\nQuestions? Contact customer service.`,
  }),
  withdrawalFailed: ({ amount, reference }) => ({
    subject: 'Your withdrawal didn’t go through',
    text: `Your withdrawal of ${amount} was rejected by the receiving bank or card. The money is back in your balance. Check the account or card details and try again.\n\nReference: ${reference}`,
  }),
  depositCame: ({ amount, reference }) => ({
    subject: 'Your deposit has arrived',
    text: `Your deposit of ${amount} has been added to your balance.\n\nReference: ${reference}`,
  }),
  depositCameToNothing: ({ amount, reference, refused }) => ({
    subject: 'Your deposit didn’t go through',
    text: `Your deposit of ${amount} didn’t go through${refused ? ` because ${refusedBecause[refused]}` : ''}, and nothing was added to your balance.${refused ? ' Anything you already paid will be returned.' : ''}\n\nReference: ${reference}`,
  }),
  depositHeld: ({ amount, reference, refused }) => ({
    subject: 'We’re returning your deposit',
    text: `We received ${amount} from you, but we can’t accept it${refused ? ` because ${refusedBecause[refused]}` : ''}. It hasn’t been added to your balance. We’ll hold it safely until it’s returned to you.\n\nReference: ${reference}`,
  }),
  raiseWaits: ({ limitType, isRemoval, confirmableAt }) => ({
    subject: 'Your limit change needs your confirmation',
    text: `You asked to ${isRemoval ? 'remove' : 'raise'} your ${limitNames[limitType]}. Nothing has changed yet. You can confirm the change from ${confirmableAt} under “Limits and breaks” in your account. If you don’t, your current limit stays in place.\n\nIf this wasn’t you, change your password right away and contact customer service.`,
  }),
  accountLocked: ({ isBreak, until }) => ({
    subject: isBreak ? 'Your break has started' : 'Your account is locked',
    text: `${isBreak ? 'You’re on a break' : 'Your account is locked'} ${until ? `until ${until}` : 'permanently'}. You can’t play or deposit, and this can’t be shortened. You can still log in to withdraw, view your history and contact customer service.\n\nIf you’re worried about your gambling, customer service can point you to free, confidential support.`,
  }),
  tournamentStarted: ({ tournament, endsAt }) => ({
    subject: `${tournament} has started`,
    text: `${tournament}, which you’ve entered, has started. It ends at ${endsAt}. Rounds you begin before then count.\n\nYou don’t have to play. Set a limit or take a break at any time under “Limits and breaks”.`,
  }),
  tournamentEnded: ({ tournament, rank, amount, bonus, spins }) => {
    const waiting = spins > 0 ? `${spins} free ${spins === 1 ? 'spin' : 'spins'}` : bonus && `a bonus of ${bonus}`
    const won = amount || waiting
    const where = amount
      ? ` Your prize of ${amount} is in your balance.`
      : won && ` Your prize, ${won}, is waiting on the tournament’s page. Take it whenever you like.`
    return {
      subject: won ? `You won ${won} in ${tournament}` : `Your result in ${tournament}`,
      text: `You finished ${tournament} in place ${rank}.${where}\n\nThe full ranking and the log it follows from are on the tournament’s page.`,
    }
  },
  tournamentCancelled: ({ tournament, amount }) => ({
    subject: `${tournament} was cancelled`,
    text: `${tournament} was cancelled.${amount ? ` We’ve returned your entry fee of ${amount} to your balance.` : ' You paid nothing to enter, so there’s nothing to return.'}`,
  }),
  missionReached: ({ mission, until }) => ({
    subject: `You’ve completed “${mission}”`,
    text: `You’ve completed “${mission}”. You can claim the reward in your mission book until ${until}. It isn’t added by itself.\n\nYou don’t have to play. In calm mode, or if you stop taking part in missions, we won’t send emails like this one.`,
  }),
  jackpotPaid: ({ amount }) => ({
    subject: 'You won a jackpot',
    text: `You won a jackpot of ${amount}. The money is in your balance.`,
  }),
  proofVerified: ({ proof }) => ({
    subject: proof === 'identity' ? 'Your identity is verified' : 'Your address is verified',
    text: `We’ve checked your documents, and your ${proof} is verified. There’s nothing more to do.`,
  }),
  proofRefused: ({ proof }) => ({
    subject: proof === 'identity' ? 'We need another proof of identity' : 'We need another proof of address',
    text: `We couldn’t use your proof of ${proof}: it couldn’t be read, didn’t match your details or has expired. Please upload another one under “Verification” in your account.`,
  }),
  serviceAnswered: () => ({
    subject: 'Customer service has replied',
    text: 'You have a new reply from customer service. Open the chat to read it.',
  }),
  ticketAnswered: ({ ticket }) => ({
    subject: `Customer service has replied to ticket ${ticket}`,
    text: `There’s a new reply to your ticket ${ticket}. You can read it and answer under “My tickets”.`,
  }),
  bonusGranted: ({ bonus, spins, until }) => {
    const what = [bonus && `a bonus of ${bonus}`, spins > 0 && `${spins} free ${spins === 1 ? 'spin' : 'spins'}`]
    const given = what.filter(Boolean).join(' and ')
    return {
      subject: 'You have a new bonus',
      text: `You’ve received ${given || 'a bonus'}. It’s valid until ${until}. You’ll find its terms and your progress under “Bonuses”.`,
    }
  },
  monthStatement: ({ statement: of }) => ({
    subject: `Your figures for ${of.month}`,
    text: `This is what ${of.month} came to. Days and months are in ${of.zone}.\n\nResult of play: ${of.net}\n(wins less stakes; you staked ${of.staked})\n\nDeposits: ${of.paidIn}\nWithdrawals: ${of.paidOut}\n\nReceived from us besides:\nBonuses: ${of.bonuses}\nTournament prizes: ${of.prizes}\nJackpots: ${of.jackpots}\nBonuses are the bonus money you received, less what was forfeited. That isn’t the amount that became cash.\n\nSession time: ${of.time}\n\nYou’ll find the past twelve months under “My year” in your account. To spend less or take time off, go to “Limits and breaks”.`,
  }),
  offer: ({ offer: { title, summary } }) => ({
    subject: title,
    text: `${summary}\n\nYou don’t have to play. Set a limit or take a break at any time under “Limits and breaks”.`,
  }),
}
