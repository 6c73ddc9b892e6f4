/** Where an event is in its life. `ended`: play is over, the result may still be corrected. `closed`: the result is final. */
export const eventStatuses = [
  'notStarted',
  'delayed',
  'postponed',
  'live',
  'suspended',
  'interrupted',
  'ended',
  'abandoned',
  'cancelled',
  'closed',
] as const
export type EventStatus = (typeof eventStatuses)[number]

const running = ['live', 'suspended', 'interrupted'] as const
const after = ['ended', 'abandoned', 'cancelled', 'closed'] as const

/**
 * The legal moves. A feed may lose a message, so what two legal moves reach, one reaches as well. Play that has begun is never back before its start:
 * a match that is played again is another event. `ended` can go on (the referee calls the sides back); of the final ones only corrections lead on.
 */
const moves: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  notStarted: ['delayed', 'postponed', ...running, ...after],
  delayed: ['notStarted', 'postponed', ...running, ...after],
  postponed: ['notStarted', 'delayed', ...running, ...after],
  live: [...running, ...after],
  suspended: [...running, ...after],
  interrupted: [...running, ...after],
  ended: [...running, ...after],
  abandoned: ['cancelled', 'closed'],
  cancelled: ['closed'],
  closed: [],
}

/** True if an event in status `from` may be put into status `to`; staying is always legal. */
export const canMoveEvent = (from: EventStatus, to: EventStatus): boolean => from === to || moves[from].includes(to)

/** True if bets on the event can still be offered, before or during play. */
export const isEventOpen = (status: EventStatus): boolean => moves[status].includes('live') && status !== 'ended'

/** True if play is over, for good or until a correction. */
export const isEventOver = (status: EventStatus): boolean => after.some((over) => over === status)

/** True if play has begun, or can begin no more. */
export const isEventBegun = (status: EventStatus): boolean =>
  !moves[status].includes('notStarted') && status !== 'notStarted'
