import { turnSwitch } from '@andon/operator/access'
import { createBrowser, newcomer } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function register(country: string) {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  const { status, body } = await browser.post('/ajax/registration', newcomer({ country }))
  return { status, error: body.errors?.[0] }
}

test.each(['KP', 'IR', 'MM', 'CU'])('residents of %s are not accepted by any brand as shipped', async (country) => {
  const { status, error } = await register(country)
  expect([status, error.code, error.field]).toEqual([422, 'COUNTRY_NOT_OFFERED', 'country'])
})

test('residents of a blocked country are refused from a Japanese network address, too, until it is unblocked', async () => {
  expect((await register('DE')).status).toBe(200)
  const turn = (on: boolean) =>
    server.db.transaction((tx) =>
      turnSwitch(tx, { kind: 'country', site: 'LEO', country: 'DE', on, at: server.clock.now(), actor: 'mori' }),
    )
  await turn(true)
  await vi.waitFor(
    async () => expect((await register('DE')).error).toMatchObject({ code: 'COUNTRY_NOT_OFFERED', field: 'country' }),
    10_000,
  )
  expect((await register('JP')).status).toBe(200)
  await turn(false)
  await vi.waitFor(async () => expect((await register('DE')).status).toBe(200), 10_000)
})

test('a proof of an address in a country whose residents are not accepted is not accepted either', async () => {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  const form = new FormData()
  form.set('documentType', 'address')
  form.set('file', new File(['%PDF-1.7\n% COUNTRY-KP\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf'))
  const headers = {
    cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
  }
  await fetch(`${server.origin}/ajax/account/Documents/upload`, { method: 'POST', body: form, headers })
  await vi.waitFor(
    async () => {
      server.clock.advance({ seconds: 61 })
      const { verification } = server.app.operator
      await verification.followChecks()
      expect((await verification.statusOf(server.db, playerID)).addressStatus).toBe('vrfn_failed')
    },
    { timeout: 15_000, interval: 100 },
  )
  expect(await server.db.query('select reason from verification.checks where player_id = $1', [playerID])).toEqual([
    { reason: 'COUNTRY_NOT_OFFERED' },
  ])
})
