import { createHttp } from '@andon/platform/http'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountHealth } from './health.ts'

const log = createLog({ level: 'silent' })
const metrics = createMetrics()
let ids = 0
const httpWith = (maxTurnMs: number) =>
  createHttp({ log, metrics, newId: () => `req_${++ids}`, trustProxy: false, countryHeader: undefined, maxTurnMs })

let app: FastifyInstance
beforeAll(async () => {
  app = await httpWith(100)
  const node = { id: 'nod_1', roles: ['web'] }
  mountHealth(app, { metrics, metricsToken: undefined, node, ready: async () => null, warnings: () => [] })
  app.get('/page', async () => ({ page: true }))
  app.get('/assets/page.js', async () => 'script')
  app.get('/koi-climb/hero.avif', async () => 'picture')
  await app.ready()
})
afterAll(() => app.close())

const patienceMs = 60_000

/** One turn of the event loop in which nothing else runs. */
async function holdFor(ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end);
  await new Promise((next) => setImmediate(next))
}

/** Holds the event loop until the server has noticed. */
async function pressOn(): Promise<void> {
  const until = performance.now() + patienceMs
  while (!app.isUnderPressure() && performance.now() < until) await holdFor(400)
}

test('under pressure health and figures are served, and only /readyz says that the server is busy', async () => {
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { host: 'localhost' } })
    return { statusCode, body }
  }
  expect(await get('/readyz')).toMatchObject({ statusCode: 200 })
  const addresses = [
    '/healthz',
    '/metrics',
    '/readyz',
    '/page',
    '/page?from=/assets/',
    '/assets/page.js',
    '/koi-climb/hero.avif',
  ]
  let replies: Awaited<ReturnType<typeof get>>[] = []
  do {
    await pressOn()
    replies = await Promise.all(addresses.map(get))
  } while (!app.isUnderPressure()) // the pressure was over before all had been answered
  const [healthz, metrics, readyz, page, disguised, file, picture] = replies
  expect(healthz).toMatchObject({ statusCode: 200 })
  expect(metrics).toMatchObject({ statusCode: 200, body: expect.stringContaining('process_') })
  expect(readyz).toMatchObject({ statusCode: 503, body: expect.stringContaining('"reason":"busy"') })
  expect(page).toMatchObject({ statusCode: 503 })
  expect(disguised).toMatchObject({ statusCode: 503 })
  expect(file).toMatchObject({ statusCode: 200 })
  expect(picture).toMatchObject({ statusCode: 200 })
})

test('turns of more than a second that are within the limit are no pressure', async () => {
  const patient = await httpWith(60_000)
  await patient.ready()
  const seen: boolean[] = []
  for (let turn = 0; turn < 4; turn++) {
    await holdFor(1_200)
    seen.push(patient.isUnderPressure())
  }
  expect(seen).toEqual([false, false, false, false])
  await patient.close()
})
