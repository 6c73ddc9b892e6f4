import { leastTurn } from '@andon/tests/longest-turn'
import type { TestServer } from '@andon/tests/server'
import { type Answer, type Callers, declaredCalls, openCallers } from './callers.ts'
import { dearestPages, dearestRequests } from './dearest.ts'
import { largestInput } from './largest-input.ts'

/** What one request takes of the event loop. */
export interface Measured {
  readonly id: string
  /** Processor time of its dearest turn, the least of some tries, in milliseconds of the reference machine (`leastTurn`). */
  readonly ms: number
  readonly statuses: readonly number[]
  /** It is one of those that must be answered. */
  readonly isKnown: boolean
}

/** Of the tries after the first, which compiles the code that it runs, the least counts, because the process does other things, too. */
const tries = { runs: 3, suspiciousMs: 25, moreRuns: 8 }

/** Sends the dearest known request of every declared call, or the largest that its schema allows, and some pages, one after the other. */
export async function measureTurns(server: TestServer): Promise<readonly Measured[]> {
  await bookIsFull(server)
  const callers = await openCallers(server)
  const known = await dearestRequests(callers)
  const strangers = Object.keys(known).filter((id) => !declaredCalls.some((call) => call.id === id))
  if (strangers.length > 0) throw new Error(`no such calls: ${strangers.join(', ')}`)
  const measured: Measured[] = []
  for (const [id, addressOf] of Object.entries(dearestPages))
    measured.push({ id, isKnown: false, ...(await leastOf(addressOf, callers.page)) })
  for (const call of declaredCalls) {
    await callers.logIn()
    const requests = known[call.id] ?? [() => ({ fields: largestInput(call.endpoint) })]
    for (const [place, request] of requests.entries())
      measured.push({
        id: requests.length > 1 ? `${call.id} (${place + 1})` : call.id,
        isKnown: call.id in known,
        ...(await leastOf(request, (sent) => callers.send(call, sent))),
      })
  }
  return measured.toSorted((one, other) => other.ms - one.ms)
}

/** What is sent is made before the measurement. */
async function leastOf<T>(
  requestOf: (nth: number) => T,
  send: (request: T) => Promise<Answer>,
): Promise<Pick<Measured, 'ms' | 'statuses'>> {
  const first = await send(requestOf(0))
  const { results, ms } = await leastTurn(tries, (nth) => {
    const request = requestOf(nth)
    return () => send(request)
  })
  return { ms, statuses: [...new Set([first, ...results].map(({ status }) => status))] }
}

const patienceMs = 180_000
const leastMatches = 15
/** A busy simulator may tell nothing between two looks. */
const looksWithoutMore = 4

/** Moves the clock until the simulator has told all of its matches, and those of football take bets. */
async function bookIsFull({ app, clock }: TestServer): Promise<void> {
  const until = performance.now() + patienceMs
  const ask = async (path: string) =>
    JSON.parse((await app.http.inject({ url: `/sportsbook/${path}`, headers: { host: 'sports.localhost' } })).body)
  const count = async (): Promise<number> => {
    const { sports = [] } = await ask('sports') // none while the server is busy with its start
    return sports.reduce((sum: number, { events }: { events: number }) => sum + events, 0)
  }
  const open = async (): Promise<number> => {
    const { events = [] } = await ask('events?when=upcoming&sport=andon:sport:football')
    return events.filter(({ main }: { main: { status: string } | null }) => main?.status === 'active').length
  }
  let seen = { now: -1, same: 0, open: 0 }
  while (performance.now() < until) {
    const now = await count()
    seen = { now, same: now === seen.now ? seen.same + 1 : 0, open: await open() }
    if (now > 100 && seen.same >= looksWithoutMore && seen.open >= leastMatches) return
    clock.advance({ seconds: 1 }) // the clock must not outrun the producers' signs of life
    await new Promise((next) => setTimeout(next, 500)) // the simulator looks at the clock ten times a second
  }
  throw new Error(`the book has not been filled: ${JSON.stringify(seen)}`)
}

export type { Callers }
