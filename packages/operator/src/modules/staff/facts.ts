import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import { listParked, retryParked, skipParked, subscriberStatus } from '@andon/platform/facts'
import type { StaffHandlers } from '@andon/platform/http'

/** Lists the facts for operators, who decide here about one that no subscriber can handle. */
export const factCalls: StaffHandlers<StaffApi['facts']> = {
  listFacts: async (_request, { tx }) => ({
    success: true,
    subscribers: await subscriberStatus(tx),
    parked: await listParked(tx),
  }),
  retryFacts: async (_request, { tx, note }) => {
    const keys = await retryParked(tx)
    note({ subject: 'facts', before: null, after: { tried: keys } })
    return { success: true, keys }
  },
  skipFact: async ({ subscriber, key }, { tx, note }) => {
    const name = await skipParked(tx, { subscriber, key })
    if (name === null)
      throw new Refusal('ACTION_IMPOSSIBLE', { message: `${subscriber} has no parked facts of ${key}` })
    note({ subject: key, before: { subscriber, parked: name }, after: { subscriber, skipped: name } })
    return { success: true, name }
  },
}
