import type { Db } from '@andon/platform/sql'
import type pg from 'pg'

/** What was sent to the database since the last reading. */
export interface Sent {
  /** Without those that begin and end transactions. */
  readonly statements: number
  /** How often something was sent after an answer, those that begin and end transactions included; what is sent without waiting in between is one trip. */
  readonly trips: number
}

/** Counts what the connections of this pool send from now on; each reading starts again. For work that runs alone, because trips of concurrent work would count as one. */
export function countTrips({ pool }: Db): () => Sent {
  const counted = new WeakSet<pg.PoolClient>()
  let sent = { statements: 0, trips: 0 }
  let answered = true
  pool.on('acquire', (client) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown> | undefined
    const counting = (...given: unknown[]) => {
      sent = {
        statements: sent.statements + (/^(begin|commit|rollback)\b/.test(String(given[0])) ? 0 : 1),
        trips: sent.trips + (answered ? 1 : 0),
      }
      answered = false
      const done = given.at(-1)
      if (typeof done === 'function') {
        const answer = (...results: unknown[]) => {
          answered = true
          done(...results)
        }
        return query(...given.slice(0, -1), answer)
      }
      return query(...given)?.finally(() => {
        answered = true
      })
    }
    Object.assign(client, { query: counting })
  })
  return () => {
    const last = sent
    sent = { statements: 0, trips: 0 }
    answered = true
    return last
  }
}
