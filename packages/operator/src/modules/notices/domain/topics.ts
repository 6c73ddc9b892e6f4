import type { NoticeTopic } from '@andon/contract/player-api/notices'
import type { Notice, NoticeKind } from './notices-of.ts'

export const topicOf: Readonly<Record<NoticeKind, NoticeTopic>> = {
  withdrawalRequested: 'money',
  withdrawalPaid: 'money',
  withdrawalRefused: 'money',
  withdrawalFailed: 'money',
  depositCame: 'money',
  depositCameToNothing: 'money',
  depositHeld: 'money',
  jackpotPaid: 'money',
  raiseWaits: 'limits',
  accountLocked: 'limits',
  securityChanged: 'security',
  proofVerified: 'verification',
  proofRefused: 'verification',
  serviceAnswered: 'service',
  ticketAnswered: 'service',
  bonusGranted: 'bonuses',
  tournamentStarted: 'tournaments',
  tournamentEnded: 'tournaments',
  tournamentCancelled: 'tournaments',
  missionReached: 'missions',
  monthStatement: 'statements',
  offer: 'offers',
}

const pageOf: Readonly<Record<NoticeTopic, string>> = {
  money: '/account/transactions',
  limits: '/account/limits',
  security: '/account/security',
  verification: '/account/confirmidentity',
  service: '/customer-service',
  bonuses: '/account/bonus-rewards',
  tournaments: '/tournament',
  missions: '/missions',
  statements: '/account/year',
  offers: '/promotions',
}

/** True for notices that invite to play: none comes during a break or lock, not even into the inbox. */
export const isInvitation = (kind: NoticeKind) =>
  kind === 'tournamentStarted' || kind === 'missionReached' || kind === 'offer'

/** The page concerned, below the language. */
export function linkOf({ kind, data }: Pick<Notice, 'kind' | 'data'>): string {
  if (kind === 'ticketAnswered') return '/account/tickets'
  const page = pageOf[topicOf[kind]]
  if (kind === 'offer') return `${page}/${data.slug}`
  return typeof data.tournamentId === 'string' ? `${page}/${data.tournamentId}` : page
}
