import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity, password } from './identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

const wrong = 'wrong-and-long-enough'

/** The owner's browser, logged out, and an account whose password strangers have guessed at until it was throttled. */
async function besieged() {
  const owner = fixture.browser()
  const { email } = newcomer()
  await owner.call('registration', newcomer({ email }))
  await owner.call('logout', {})
  for (let count = 0; count < 10; count++)
    expect(await refusalOf(fixture.browser().call('login', { email, password: wrong }))).toMatchObject({
      code: 'LOGIN_FAILED',
    })
  const stranger = fixture.browser()
  expect(await refusalOf(stranger.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  return { owner, stranger, email }
}

test('strangers’ wrong passwords do not lock the owner out of a browser that they have used before', async () => {
  const { owner, email } = await besieged()
  expect((await owner.call('login', { email, password })).success).toBe(true)
})

test('nor out of changes that ask for the password in a live session', async () => {
  const { owner, email } = await besieged()
  await owner.call('login', { email, password })
  const change = { currentPassword: password, password: 'another-harbour-5528' }
  expect((await owner.call('changePassword', change)).success).toBe(true)
})

test('a known browser has tries of its own, and no more of them than a stranger', async () => {
  const { owner, email } = await besieged()
  for (let count = 0; count < 10; count++)
    expect(await refusalOf(owner.call('login', { email, password: wrong }))).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await refusalOf(owner.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
})

test('a browser is known for the account that used it alone, by a cookie that cannot be made up', async () => {
  const { owner, stranger, email } = await besieged()
  const other = fixture.browser()
  await other.call('registration', newcomer())
  const device = owner.jar.get('andon_device') ?? ''
  const [id = ''] = device.split('.')
  for (const made of [
    other.jar.get('andon_device') ?? '',
    id,
    `${id}.`,
    `${id}.${'A'.repeat(43)}`,
    `x${device}`,
    '.',
  ]) {
    stranger.jar.set('andon_device', made)
    expect(await refusalOf(stranger.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  }
})
