import { access as api } from '@andon/contract/player-api/access'
import { systemClock } from '@andon/platform/clock'
import type { VisitorContext } from '@andon/platform/http'
import { createLog } from '@andon/platform/log'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessOptions, createAccess } from './index.ts'

let database: FreshDatabase
const log = createLog({ level: 'silent' })
beforeAll(async () => {
  database = await freshDatabase({ modules: ['access'] })
})
afterAll(() => database.close())

const blocked = { LEO: ['US', 'GB'], BEE: ['GB'] }

async function ask(
  {
    address = '127.0.0.1',
    site = 'LEO',
    headers = {},
  }: { address?: string; site?: string; headers?: Record<string, string> },
  options: Partial<AccessOptions> = {},
) {
  const access = await createAccess(
    { db: database.db, log, clock: systemClock },
    { blockedCountries: (code) => blocked[code as keyof typeof blocked] ?? [], maintenance: false, ...options },
  )
  const context = { site, address, header: (name: string) => headers[name.toLowerCase()] } as unknown as VisitorContext // the handler reads only these fields
  const reply = await access.routes.countryblock(v.parse(api.countryblock.request, {}), context)
  return v.parse(api.countryblock.reply, reply)
}

test.each([
  ['8.8.8.8', 'US'],
  ['133.242.0.1', 'JP'],
  ['::ffff:133.242.0.1', 'JP'],
  ['81.2.69.142', 'GB'],
  ['2a00:1450::1', 'IE'],
])('%s is in %s', async (address, countryCode) => expect(await ask({ address })).toMatchObject({ countryCode }))

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fe80::1%eth0', 'fd00::1'])(
  '%s has the home country',
  async (address) =>
    expect(await ask({ address })).toEqual({ is_IpBlocked: false, countryCode: 'JP', maintenance: false }),
)

test('a site is blocked only in its own blocked countries', async () => {
  expect(await ask({ address: '8.8.8.8', site: 'LEO' })).toMatchObject({ is_IpBlocked: true, countryCode: 'US' })
  expect(await ask({ address: '8.8.8.8', site: 'BEE' })).toMatchObject({ is_IpBlocked: false, countryCode: 'US' })
})

test('an address without a known country is not blocked', async () => {
  for (const address of ['240.0.0.1', '', 'nonsense'])
    expect(await ask({ address })).toMatchObject({ is_IpBlocked: false, countryCode: '' })
})

test('a proxy header is used only if it is configured and contains a country code', async () => {
  const asked = (country: string) => ({ address: '133.242.0.1', headers: { 'cf-ipcountry': country } })
  const options = { countryHeader: 'CF-IPCountry' }
  expect(await ask(asked('US'))).toMatchObject({ countryCode: 'JP' })
  expect(await ask(asked('us'), options)).toMatchObject({ is_IpBlocked: true, countryCode: 'US' })
  for (const odd of ['XX', 'T1', '', 'USA', '<b>'])
    expect(await ask(asked(odd), options)).toMatchObject({ countryCode: 'JP' })
})
