import type { SportsReply } from '@andon/bookmaker/sports-api'
import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import type { createPauses, createStreamedBets } from '../../live/follow-bet.ts'
import type { SportsClient } from '../../page/api.ts'
import type { PlaceRequest } from './kept-requests.ts'

type Placed = SportsReply<'placeBet'>
export type Bet = NonNullable<Placed['bet']>
export type Answer = Pick<Placed, 'bet' | 'refusal'>

/** How a request ended for now. `unknown`: no reply came; sent again under the same name, it is the same bet. `stopped`: another player has logged in. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'unknown' | 'stopped' }

interface Requesting {
  readonly client: SportsClient
  readonly pauses: ReturnType<typeof createPauses>
  /** True while the player of the request is logged in. */
  readonly isCurrent: (request: PlaceRequest) => boolean
}

const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000, 30_000]

/** Refusals of a call after which the same request may still be answered. */
const isPassing = (code: string) => code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS'

/** Sends a request until it has a reply, under one name. `mayExist`: it was sent before, so its bet may exist. */
export async function sendRequest(
  { client, pauses, isCurrent }: Requesting,
  { request, mayExist }: { readonly request: PlaceRequest; readonly mayExist: boolean },
): Promise<Outcome> {
  let lost = mayExist
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await pauses.wait(pauseMs)
    if (!isCurrent(request)) return { kind: 'stopped' }
    try {
      const { bet, refusal } = await client.call('placeBet', request)
      return { kind: 'answered', answer: { bet, refusal } }
    } catch (error) {
      if (error instanceof ConnectionLost) lost = true
      else if (!(error instanceof CallRefusal)) throw error
      else if (error.code === 'SESSION_EXPIRED' && lost)
        break // sent again in the next session
      else if (!isPassing(error.code)) return { kind: 'failed', code: error.code }
      else lost = true
    }
  }
  return { kind: 'unknown' }
}

/** A bet that the stream does not report is read: soon where the stream is lost, else once it is late. */
const lookMs = { lost: 1500, late: 15_000 }
/** After this time an undecided bet is read only when the player wants it. */
const followMs = 112_000

interface Deciding extends Requesting {
  /** Bets from the stream. */
  readonly streamed: ReturnType<typeof createStreamedBets>
  readonly areBetsStreamed: () => boolean
  readonly onPending: (bet: Bet) => void
}

/** Waits until a bet is decided. `readNow`: it is read before the first wait. */
export async function awaitDecision(
  { client, pauses, isCurrent, streamed, areBetsStreamed, onPending }: Deciding,
  { request, id, readNow }: { readonly request: PlaceRequest; readonly id: string; readonly readNow: boolean },
): Promise<Outcome> {
  const endsAt = Date.now() + followMs
  for (let waits = !readNow; Date.now() < endsAt; waits = true) {
    if (waits && !streamed.has(id)) await pauses.wait(areBetsStreamed() ? lookMs.late : lookMs.lost, id)
    if (!isCurrent(request)) return { kind: 'stopped' }
    try {
      const { bet } = streamed.take(id) ?? (await client.call('showBet', { bet: id }))
      if (bet.status !== 'PENDING_ACCEPTANCE') return { kind: 'answered', answer: { bet, refusal: bet.refusal } }
      onPending(bet)
    } catch (error) {
      if (error instanceof CallRefusal && error.code === 'SESSION_EXPIRED') break
      if (error instanceof CallRefusal && !isPassing(error.code)) return { kind: 'failed', code: error.code }
      if (!(error instanceof CallRefusal) && !(error instanceof ConnectionLost)) throw error
    }
  }
  return { kind: 'unknown' }
}
