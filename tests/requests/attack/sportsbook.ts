import { fixturesBetween, leagues } from '@andon/bookmaker/feed'
import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { request } from './words.ts'

/** The host of `SPORTS_ORIGIN` of the servers that are attacked. */
export const attackedSportsHost = 'sports.localhost'

const dayMs = 86_400_000
const mostMatches = 300
const systems = ['single', 'double', 'fold', 'goliath', 'superHeinz']
const zones = ['Asia/Tokyo', 'Antarctica/Troll', 'America/St_Johns', 'Pacific/Chatham', 'Nowhere/There']

/** What a stranger may ask of the sportsbook that is dear to compute: slips of many bet builders, the background of match after match, days in all time zones. */
export const sportsbook: Scenario = {
  name: 'sportsbook',
  shots: () => {
    const now = Date.now()
    const football = leagues.filter(({ sport }) => sport === 'football')
    // the ids of the simulator's matches do not depend on its seed
    const matches = fixturesBetween(now, now + 2 * dayMs, 'any', football).slice(0, mostMatches)
    const match = fc.constantFrom(...matches.map(({ id }) => id))
    const leg = fc
      .record({ match, outcome: fc.constantFrom('1', '2', '3'), total: fc.constantFrom('1.5', '2.5', '3.5') })
      .map(({ match, outcome, total }) => ({
        selection: `${match}/1/${outcome}`,
        together: [`${match}/8|goalnr=1/6`, `${match}/18|total=${total}/12`],
        price: 2000,
      }))
    const slip = fc.record({
      legs: fc.array(leg, { minLength: 1, maxLength: 30 }),
      combine: fc.oneof(
        fc.record({ type: fc.constantFrom(...systems) }),
        fc.constant({ choose: Array.from({ length: 30 }, (_, k) => k + 1) }),
      ),
      stake: fc.constant({ total: 1000 }),
    })
    const post = (path: string, fields: object) => {
      const body = JSON.stringify(fields)
      const typed = ['Content-Type: application/json', `Content-Length: ${body.length}`]
      return request({ line: `POST ${path} HTTP/1.1`, headers: [`Host: ${attackedSportsHost}`, ...typed], body })
    }
    const get = (path: string) => request({ line: `GET ${path} HTTP/1.1`, headers: [`Host: ${attackedSportsHost}`] })
    const day = fc.integer({ min: -3, max: 10 }).map((days) => new Date(now + days * dayMs).toISOString().slice(0, 10))
    return fc.oneof(
      slip.map((one) => post('/sportsbook/quote', one)),
      fc.array(slip, { minLength: 1, maxLength: 5 }).map((slips) => post('/sportsbook/quotes', { slips })),
      match.map((id) => get(`/sportsbook/events/${id}/background`)),
      fc.tuple(day, fc.constantFrom(...zones)).map(([on, zone]) => get(`/sportsbook/events?day=${on}&zone=${zone}`)),
    )
  },
}
