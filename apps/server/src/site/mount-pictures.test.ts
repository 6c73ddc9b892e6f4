import { Refusal } from '@andon/contract'
import { createHttp } from '@andon/platform/http'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { expect, onTestFinished, test } from 'vitest'
import { mountPictures } from './mount-pictures.ts'

const known = `${'a'.repeat(40)}.webp`
const bytes = Buffer.from('of a picture')

async function server(copyOf: Parameters<typeof mountPictures>[1]['copyOf']) {
  const http = await createHttp({
    log: createLog({ level: 'silent' }),
    newId: (prefix) => `${prefix}_one`,
    metrics: createMetrics(),
    trustProxy: false,
    countryHeader: undefined,
    maxTurnMs: 60_000,
  })
  onTestFinished(() => http.close())
  mountPictures(http, { copyOf })
  return (file: string, headers: Record<string, string> = {}) =>
    http.inject({ url: `/pictures/${file}`, headers: { host: 'leo.localhost', ...headers } })
}

test('a picture is kept by browsers for good, says what it is, and can do nothing', async () => {
  const get = await server(async (name) => (name === known ? { bytes, mediaType: 'image/webp' } : null))
  const reply = await get(known)
  expect(reply.rawPayload).toEqual(bytes)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await get(known, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304)
})

test('a picture that there is not is not found, and not kept', async () => {
  const get = await server(async () => null)
  const reply = await get('..%2f..%2fsecrets.key')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('while the storage does not answer browsers are told to come back', async () => {
  const get = await server(async () => {
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
  })
  const reply = await get(known)
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
})
