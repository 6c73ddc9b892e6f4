import type { Round } from '@andon/arcade/game-api'
import type { Messages } from '../text/messages.ts'

type Standing = Pick<Round, 'status' | 'refusal' | 'finishedByRules'>

/** A refused round is listed with its reason, because the count of rounds would have a gap without it. */
export function statusText(messages: Messages, { status, refusal, finishedByRules }: Standing): string {
  if (status === 'settled' && finishedByRules) return messages.settledByRules
  if (status !== 'refused') return messages.status[status]
  const reasons: Readonly<Record<string, string>> = messages.refusals
  return refusal === null
    ? messages.status.refused
    : messages.refusedBecause(messages.status.refused, reasons[refusal] ?? refusal)
}
