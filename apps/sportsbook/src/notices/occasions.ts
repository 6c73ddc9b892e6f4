import type { Names, SportCode, SportsReply } from '../page/api.ts'
import type { HostLimit } from '../page/host-figures.ts'

export type Bet = SportsReply<'showBet'>['bet']

/** A match that is told of. */
export interface Match {
  readonly event: string
  readonly name: Names
  /** Null: not known, and its scores are not told. */
  readonly sport: SportCode | null
}

/** A reason for a notice. Each kind can be switched off. */
export type Occasion =
  | { readonly kind: 'goal'; readonly match: Match; readonly score: Score; readonly isCorrected: boolean }
  | { readonly kind: 'end'; readonly match: Match; readonly status: string; readonly score: Score | null }
  | { readonly kind: 'bet'; readonly bet: Bet; readonly isCorrected: boolean }
  | { readonly kind: 'rule'; readonly bet: Bet; readonly taken: number }
  | { readonly kind: 'limit'; readonly limit: HostLimit }
  | { readonly kind: 'alert'; readonly alert: ToldAlert; readonly price: number | null }

/** A price alert whose price was reached; of one that was closed before, the price is null. */
export interface ToldAlert {
  readonly selection: string
  readonly event: string
  readonly names: Bet['legs'][number]['names']
}

interface Score {
  readonly home: number
  readonly away: number
}

/** The parts of an event's state that matches are told by. */
export interface Standing {
  readonly status: string
  readonly score: Score | null
}

/** The unit of a match's score. In basketball scores change too often to be told. */
export const unitOf: Readonly<Record<SportCode, 'goal' | 'set' | 'map' | 'points' | null>> = {
  football: 'goal',
  iceHockey: 'goal',
  tennis: 'set',
  volleyball: 'set',
  tableTennis: 'set',
  esports: 'map',
  baseball: 'points',
  rugby: 'points',
  americanFootball: 'points',
  basketball: null,
  mma: null,
  sumo: null,
  keirin: null,
}

const over: readonly string[] = ['ended', 'closed', 'abandoned', 'cancelled', 'postponed']
/** True for an event that is over, or is not played for now. */
export const isOver = (status: string): boolean => over.includes(status)

const pointsOf = ({ score }: Standing): Score => score ?? { home: 0, away: 0 }

/** True if a change of a match may be told, depending on its sport. */
export function mayBeTold(before: Standing, now: Standing): boolean {
  if (isOver(now.status)) return !isOver(before.status)
  const [was, is] = [pointsOf(before), pointsOf(now)]
  return was.home !== is.home || was.away !== is.away
}

/** A change of a followed match that is rare enough to be told: its score, and its end, once. Null for any other. */
export function matchOccasion(before: Standing, now: Standing, match: Match): Occasion | null {
  if (!mayBeTold(before, now)) return null
  if (isOver(now.status)) return { kind: 'end', match, status: now.status, score: now.score }
  if (match.sport === null || unitOf[match.sport] === null) return null
  const [was, is] = [pointsOf(before), pointsOf(now)]
  return { kind: 'goal', match, score: is, isCorrected: is.home < was.home || is.away < was.away }
}

export const isOpen = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'ACCEPTED' || status === 'PENDING_ACCEPTANCE'
/** True once a bet has its result, also by being sold; not of one that its player has changed, which goes on as another bet. */
export const isSettled = (bet: Pick<Bet, 'status'>): boolean =>
  !isOpen(bet) && bet.status !== 'NOT_ACCEPTED' && bet.status !== 'REPLACED'

/** The changes of a bet that are told: a rule for cash-outs that fired, and a result, or another one than before. Sales by the player are not. */
export function betOccasions(before: Bet | undefined, now: Bet): readonly Occasion[] {
  if (!before) return []
  const fired = now.rules.filter(
    ({ rule, state }) => state === 'done' && before.rules.some((one) => one.rule === rule && one.state === 'waiting'),
  )
  const rules = fired.map(({ taken }) => ({ kind: 'rule', bet: now, taken: taken ?? now.cashedOut }) as const)
  if (!isSettled(now) || now.status === 'CASHED_OUT') return rules
  if (isOpen(before)) return [...rules, { kind: 'bet', bet: now, isCorrected: false }]
  const isOther = before.status !== now.status || before.paid !== now.paid
  return isSettled(before) && isOther ? [{ kind: 'bet', bet: now, isCorrected: true }] : rules
}

interface Room {
  readonly room: number | null
  readonly limit?: HostLimit | undefined
}

/** The limit that has just been used up; null while something is left of it, and where it was used up before. */
export function limitOccasion(before: Room | null, now: Room | null): Occasion | null {
  if (before?.room == null || before.room <= 0 || now?.room !== 0 || !now.limit) return null
  return { kind: 'limit', limit: now.limit }
}
