import { sportsHost } from '@andon/tests/call-sports'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredCalls } from './stall/callers.ts'
import { type Measured, measureTurns } from './stall/measure.ts'

/** What one request may take of the event loop in one go, in milliseconds of processor time of the reference machine (`leastTurn`): meanwhile no other is answered. */
const mostMs = 50

let server: TestServer
let measured: readonly Measured[]
beforeAll(async () => {
  server = await startServer({ env: { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: `http://${sportsHost}` } })
  measured = await measureTurns(server)
})
afterAll(() => server.close())

test('no request holds the event loop for more than 50 ms of processor time', () => {
  const tooLong = measured.filter(({ ms }) => ms > mostMs).map(({ id, ms }) => `${id}: ${ms.toFixed(1)} ms`)
  expect(tooLong, `requests that hold the loop for more than ${mostMs} ms: ${tooLong.join(', ')}`).toEqual([])
})

test('every declared call is measured', () => {
  const ids = measured.map(({ id }) => id.split(' ')[0])
  expect(declaredCalls.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)).toEqual([])
})

test('the dearest known requests are answered, and nothing fails', () => {
  expect(measured.filter(({ isKnown, statuses }) => isKnown && statuses.some((status) => status !== 200))).toEqual([])
  expect(measured.filter(({ statuses }) => statuses.some((status) => status >= 500 && status !== 503))).toEqual([])
})
