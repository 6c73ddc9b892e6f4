import type { createPauses, createStreamedBets } from '../../live/follow-bet.ts'
import type { SportsClient } from '../../page/api.ts'
import type { createKeptRequests, Kept, PlaceRequest } from './kept-requests.ts'
import { type Answer, awaitDecision, type Bet, type Outcome, sendRequest } from './placing-request.ts'
import type { createPlacings } from './placings.ts'

export interface RunnerOptions {
  readonly client: SportsClient
  readonly kept: ReturnType<typeof createKeptRequests>
  readonly placings: Pick<ReturnType<typeof createPlacings>, 'change'>
  readonly pauses: ReturnType<typeof createPauses>
  readonly streamed: ReturnType<typeof createStreamedBets>
  /** True while the player of the request is logged in. */
  readonly isCurrent: (request: PlaceRequest) => boolean
  /** Money may have moved. */
  readonly onMoney: () => void
  /** A bet was accepted: its selections leave the slip. */
  readonly onAccepted: (request: PlaceRequest) => void
  /** True while the stream sends each bet that is decided. */
  readonly areBetsStreamed: () => boolean
}

/** Runs kept requests, each until its bet is decided or nothing is known of it. `mayExist`: it was sent before, so its bet may exist. */
export function createRunner({
  client,
  kept,
  placings: { change },
  pauses,
  streamed,
  isCurrent,
  onMoney,
  onAccepted,
  areBetsStreamed,
}: RunnerOptions) {
  const requesting = { client, pauses, isCurrent }

  async function receiveAnswer(request: PlaceRequest, { bet, refusal }: Answer): Promise<void> {
    const { requestId } = request
    if (bet?.status === 'PENDING_ACCEPTANCE') {
      kept.setBet(request, bet.id)
      change(requestId, { bet, refusal, state: 'answered' })
      return untilDecided(request, bet.id, { readNow: false })
    }
    kept.forget(request)
    change(requestId, { bet, refusal, state: 'answered' })
    if (bet && bet.status !== 'NOT_ACCEPTED') onAccepted(request)
    onMoney()
  }

  async function end(request: PlaceRequest, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'answered':
        return receiveAnswer(request, outcome.answer)
      case 'failed':
        kept.forget(request)
        return change(request.requestId, { state: 'answered', bet: null, failed: outcome.code })
      case 'unknown':
        return change(request.requestId, { state: 'unknown' })
    }
  }

  async function untilDecided(request: PlaceRequest, id: string, { readNow }: { readNow: boolean }): Promise<void> {
    const onPending = (bet: Bet) => change(request.requestId, { bet, state: 'answered' })
    const deciding = { ...requesting, streamed, areBetsStreamed, onPending }
    return end(request, await awaitDecision(deciding, { request, id, readNow }))
  }

  async function send(request: PlaceRequest, { mayExist }: { mayExist: boolean }): Promise<void> {
    return end(request, await sendRequest(requesting, { request, mayExist }))
  }

  function start({ request, bet }: Kept, { mayExist }: { mayExist: boolean }): void {
    const ends = bet === null ? send(request, { mayExist }) : untilDecided(request, bet, { readNow: true })
    ends.catch(() => change(request.requestId, { state: 'unknown' }))
  }

  return start
}
