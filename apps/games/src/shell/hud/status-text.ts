import type { Round } from '@andon/arcade/game-api'
import type { Messages } from '../text/messages.ts'

/** A refused round is listed with its reason, because the count of rounds would have a gap without it. */
export function statusText(messages: Messages, { status, refusal }: Pick<Round, 'status' | 'refusal'>): string {
  if (status !== 'refused') return messages.status[status]
  const reasons: Readonly<Record<string, string>> = messages.refusals
  return refusal === null
    ? messages.status.refused
    : messages.refusedBecause(messages.status.refused, reasons[refusal] ?? refusal)
}
