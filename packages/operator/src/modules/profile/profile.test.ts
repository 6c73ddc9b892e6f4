import type { Language } from '@andon/contract/languages'
import { profile as api } from '@andon/contract/player-api/profile'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity } from '../identity/identity.fixture.ts'
import { createProfile, type Profile } from './index.ts'

let fixture: IdentityFixture
let profile: Profile
beforeAll(async () => {
  fixture = await openIdentity()
  profile = createProfile(fixture.runtime, {
    lockOf: async () => new Map(),
    identity: fixture.identity,
    proofs: { statusOf: async () => ({ identityStatus: 'vrfn_new' }), addressChanged: async () => undefined },
  })
})
afterAll(() => fixture.close())

test('players see their details, and no credentials', async () => {
  const browser = fixture.browser()
  const form = newcomer({ city: 'Kyoto', subscribeEmail: 'true' })
  const { playerID } = await browser.call('registration', form)
  const session = await browser.session()
  if (!session) throw new Error('not logged in')
  const reply = await profile.routes.getData({ languageId: 'en' }, { ...browser.context(session), session })
  expect(v.parse(api.getData.reply, reply)).toEqual(reply)
  expect(reply.profile).toMatchObject({
    playerID,
    email: form.email,
    nickname: form.txtNickname,
    firstName: 'akari',
    dateOfBirth: '1990-04-01',
    city: 'Kyoto',
    postalCode: '',
    subscribeEmail: true,
    subscribeSms: false,
  })
  expect(JSON.stringify(reply)).not.toMatch(/argon2|hash/)
})

test('the yen is shown before the amount, without decimals', async () => {
  const { currencies } = await profile.routes.getEnabledCurrency({ languageId: 'ja' }, fixture.browser().context(null))
  expect(currencies).toContainEqual({ code: 'JPY', symbol: '¥', position: 'before', decimals: 0 })
})

test('countries are named in the requested language, each with its dial code', async () => {
  const ask = async (languageId: Language) =>
    v.parse(
      api.getCountryDetails.reply,
      await profile.routes.getCountryDetails({ languageId }, fixture.browser().context(null)),
    ).countries
  const [ja, en] = [await ask('ja'), await ask('en')]
  expect(ja).toContainEqual({ name: '日本', iso: 'JP', dialCode: '+81' })
  expect(en).toContainEqual({ name: 'Japan', iso: 'JP', dialCode: '+81' })
  expect(en).toContainEqual({ name: 'United Kingdom', iso: 'GB', dialCode: '+44' })
  expect(ja).toHaveLength(en.length)
  expect(new Set(en.map(({ iso }) => iso)).size).toBe(en.length)
  for (const { dialCode, iso, name } of en) {
    expect(dialCode).toMatch(/^\+\d{1,4}$/)
    expect(name).not.toBe(iso)
  }
})
