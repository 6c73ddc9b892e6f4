import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

async function player() {
  const form = newcomer()
  const browser = fixture.browser()
  await browser.call('registration', form)
  const codeFor = async (to: string) => (await fixture.inbox(to))[0]?.code ?? ''
  const verified = async () => (await browser.call('status', {})).profile?.verifiedChannels
  return { browser, email: form.email, phone: form.phone, codeFor, verified }
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test.each(['email', 'sms'] as const)('the code sent by %s verifies that channel', async (channel) => {
  const { browser, codeFor, email, phone, verified } = await player()
  expect(await browser.call('sendChannelVerification', { channel })).toMatchObject({
    verified: false,
    resendAfterSeconds: 60,
  })
  const code = await codeFor(channel === 'email' ? email : phone)
  expect(code).toMatch(/^\d{6}$/)
  await browser.call('verifyChannel', { channel, code })
  expect(await verified()).toEqual([channel])
  expect(await browser.call('sendChannelVerification', { channel })).toEqual({ success: true, verified: true })
})

test('after five wrong tries the right code is refused', async () => {
  const { browser, codeFor, email, verified } = await player()
  await browser.call('sendChannelVerification', { channel: 'email' })
  const code = await codeFor(email)
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await refusalOf(browser.call('verifyChannel', { channel: 'email', code: wrong(code) }))).toMatchObject({
      code: 'CODE_WRONG',
      field: 'code',
    })
  expect(await refusalOf(browser.call('verifyChannel', { channel: 'email', code }))).toMatchObject({
    code: 'CODE_WRONG',
  })
  expect(await verified()).toEqual([])
})

test('concurrent tries are all counted', async () => {
  const { browser, codeFor, email, verified } = await player()
  await browser.call('sendChannelVerification', { channel: 'email' })
  const code = await codeFor(email)
  const guesses = Array.from({ length: 20 }, () =>
    refusalOf(browser.call('verifyChannel', { channel: 'email', code: wrong(code) })),
  )
  await Promise.all(guesses)
  expect(await refusalOf(browser.call('verifyChannel', { channel: 'email', code }))).toMatchObject({
    code: 'CODE_WRONG',
  })
  expect(await verified()).toEqual([])
})

test('a code expires after ten minutes', async () => {
  const { browser, codeFor, email } = await player()
  await browser.call('sendChannelVerification', { channel: 'email' })
  fixture.clock.advance({ minutes: 10 })
  expect(
    await refusalOf(browser.call('verifyChannel', { channel: 'email', code: await codeFor(email) })),
  ).toMatchObject({ code: 'CODE_WRONG' })
})

test('a new code replaces the old one; it can be requested after a minute, up to six times an hour', async () => {
  const { browser, codeFor, email } = await player()
  await browser.call('sendChannelVerification', { channel: 'email' })
  const first = await codeFor(email)
  const again = () => refusalOf(browser.call('sendChannelVerification', { channel: 'email' }))
  expect(await again()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 })
  for (let resend = 0; resend < 5; resend++) {
    fixture.clock.advance({ minutes: 1 })
    expect(await again()).toMatchObject({ code: 'none' })
  }
  const latest = await codeFor(email)
  if (latest !== first)
    expect(await refusalOf(browser.call('verifyChannel', { channel: 'email', code: first }))).toMatchObject({
      code: 'CODE_WRONG',
    })
  fixture.clock.advance({ minutes: 1 })
  expect(await again()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a code is valid for its own channel only, and codes are stored hashed', async () => {
  const { browser, codeFor, email } = await player()
  await browser.call('sendChannelVerification', { channel: 'email' })
  const code = await codeFor(email)
  expect(await refusalOf(browser.call('verifyChannel', { channel: 'sms', code }))).toMatchObject({ code: 'CODE_WRONG' })
  const rows = await fixture.ownerDb.query<{ code_hash: string }>('select code_hash from identity.channel_codes')
  for (const row of rows) expect(row.code_hash).toMatch(/^\$argon2id\$/)
})
