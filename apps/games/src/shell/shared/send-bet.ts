import type { GameReply, GameRequest } from '@andon/arcade/game-api'
import type { TableBetNow } from '@andon/arcade/game-api/table-fields'
import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import type { ArcadeClient } from '../arcade-client.ts'
import { createPauses, type Line, repeatedReplyMs, triesMax } from '../line.ts'
import type { ActOutcome, PlaceOutcome } from './shared-scene.ts'

interface SendDeps {
  readonly arcade: Pick<ArcadeClient, 'call'>
  readonly line: Line
}

/** A placed bet with the balance after its stake, or why there is none. */
export type SentBet =
  | { readonly outcome: Extract<PlaceOutcome, { kind: 'placed' }>; readonly balance: number }
  | { readonly outcome: Extract<PlaceOutcome, { kind: 'refused' }>; readonly bet: TableBetNow | null }

/** Its stake was taken after the lock, or the round is void: it is on its way back. */
export const stakeReturns = 'STAKE_RETURNS'

/**
 * Sends one bet. Without a reply it may or may not be placed, so the request is repeated with the same `requestId`, for which the arcade takes one stake: after the lock it says whether the first one was in time.
 * Throws what is no answer to the bet, such as the end of the session.
 */
export async function sendBet({ arcade, line }: SendDeps, request: GameRequest<'placeBet'>): Promise<SentBet> {
  const ask = (replyWithinMs: number | undefined) =>
    line.whileUnchanged((signal) =>
      arcade.call('placeBet', request, { signal, ...(replyWithinMs === undefined ? {} : { replyWithinMs }) }),
    )
  const reply = await repeated(line, ask, { isAnswer: ({ bet }) => bet.status !== 'asked', mayBeTaken: false })
  if (reply instanceof CallRefusal)
    return { outcome: { kind: 'refused', code: reply.code, params: reply.params }, bet: null }
  return sentOf(reply)
}

function sentOf({ bet, balance }: GameReply<'placeBet'>): SentBet {
  switch (bet.status) {
    case 'refused':
      return { outcome: { kind: 'refused', code: bet.refusal ?? 'UNAVAILABLE', params: {} }, bet }
    case 'returning':
    case 'returned':
      return { outcome: { kind: 'refused', code: stakeReturns, params: {} }, bet }
    default:
      return { outcome: { kind: 'placed', bet }, balance }
  }
}

/** Takes an action on a bet of the running round. Without an answer it is asked for again: the arcade answers a repeated action with the bet as it is, and one after the end with that. */
export async function sendAction({ arcade, line }: SendDeps, request: GameRequest<'actOnBet'>): Promise<ActOutcome> {
  const ask = (replyWithinMs: number | undefined) =>
    line.whileUnchanged((signal) =>
      arcade.call('actOnBet', request, { signal, ...(replyWithinMs === undefined ? {} : { replyWithinMs }) }),
    )
  const reply = await repeated(line, ask, { isAnswer: () => true, mayBeTaken: true })
  if (reply instanceof CallRefusal) return { kind: 'refused', code: reply.code, params: reply.params }
  return { kind: 'taken', bet: reply.bet }
}

interface Repeats<Reply> {
  readonly isAnswer: (reply: Reply) => boolean
  /** That the server is not available says nothing of whether the request was taken. Of the first request of a bet it does. */
  readonly mayBeTaken: boolean
}

/** Asks until there is an answer: once a reply was lost, a server that is not available may have taken the request. */
async function repeated<Reply>(
  line: Line,
  ask: (replyWithinMs: number | undefined) => Promise<Reply>,
  { isAnswer, mayBeTaken: first }: Repeats<Reply>,
): Promise<Reply | CallRefusal> {
  const pauses = createPauses(line)
  let mayBeTaken = first
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= triesMax
    try {
      const reply = await ask(attempt > 1 ? repeatedReplyMs : undefined)
      if (isAnswer(reply) || isLast) return reply
      mayBeTaken = true
    } catch (error) {
      if (error instanceof ConnectionLost) mayBeTaken = true
      else if (!(error instanceof CallRefusal)) throw error
      else if (!(error.code === 'UNAVAILABLE' && mayBeTaken)) return error
      if (isLast) throw error
    }
    await pauses.next()
  }
}
