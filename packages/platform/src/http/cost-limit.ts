import { Refusal } from '@andon/contract'

const minuteMs = 60_000
/** Clients that are counted at the same time; the one counted longest ago goes out first. */
const mostClients = 50_000

/**
 * Limits what clients ask for in a minute, where requests cost differently: a request of cost 5 counts like five of cost 1. Returns what charges a client; it throws
 * TOO_MANY_REQUESTS, and charges nothing, for a request that would pass `perMinute`.
 *
 * @param now in milliseconds
 */
export function costLimit(perMinute: number, now: () => number = () => performance.now()) {
  const clients = new Map<string, { readonly since: number; spent: number }>()
  return (client: string, cost: number): void => {
    if (cost <= 0) return
    const at = now()
    const before = clients.get(client)
    const counted = before && at - before.since < minuteMs ? before : { since: at, spent: 0 }
    if (counted.spent + cost > perMinute)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((counted.since + minuteMs - at) / 1000) })
    counted.spent += cost
    clients.delete(client)
    clients.set(client, counted)
    const [oldest] = clients.keys()
    if (clients.size > mostClients && oldest !== undefined) clients.delete(oldest)
  }
}
