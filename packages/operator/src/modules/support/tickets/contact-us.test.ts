import type { RequestInput } from '@andon/contract'
import { support as api } from '@andon/contract/player-api/support'
import { createFiles } from '@andon/platform/files'
import { refusalOf } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type IdentityFixture, newcomer, openIdentity } from '../../identity/identity.fixture.ts'
import { createSupport, type Support } from '../index.ts'

let fixture: IdentityFixture
let support: Support
beforeAll(async () => {
  fixture = await openIdentity()
  support = createSupport(fixture.runtime, {
    identity: fixture.identity,
    messages: fixture.messages,
    files: createFiles({ folder: '/nowhere', random: fixture.runtime.random }),
    inspectFile: () => expect.fail('no files here'),
  })
})
afterAll(() => fixture.close())

const message = { subject: 'A question', message: 'Where is my bonus?' }

async function contactUs(browser: Browser, fields: RequestInput<typeof api.contactUs>) {
  const request = v.parse(api.contactUs.request, fields)
  return support.routes.contactUs(request, browser.context(await browser.session()))
}

async function storedAs(ticketNumber: string) {
  const [row] = await fixture.db.query(
    'select m.*, t.state from support.tickets t join support.messages m on m.id = t.message_id where t.number = $1',
    [ticketNumber],
  )
  return row
}

test("a visitor's message is stored, and a mail confirms it without quoting it", async () => {
  const { ticketNumber } = await contactUs(fixture.browser(), { ...message, name: 'Mori', email: 'mori@andon.example' })
  expect(ticketNumber).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/)
  const kept = await storedAs(ticketNumber)
  expect(kept).toMatchObject({ ...message, name: 'Mori', email: 'mori@andon.example', player_id: null, site: 'LEO' })
  const [mail] = await fixture.inbox('mori@andon.example')
  expect(mail?.text).toContain(ticketNumber)
  expect(mail?.text).not.toContain(message.message)
})

test('a player’s ticket is of the account, and the mail has a copy', async () => {
  const browser = fixture.browser()
  const form = newcomer()
  const { playerID } = await browser.call('registration', form)
  const { ticketNumber } = await contactUs(browser, { ...message, email: 'somebody-else@andon.example' })
  expect(await storedAs(ticketNumber)).toMatchObject({
    player_id: playerID,
    name: form.txtNickname,
    email: form.email,
    state: 'open',
  })
  const [mail] = await fixture.inbox(form.email)
  expect(mail?.text).toContain(ticketNumber)
  expect(mail?.text).toContain(message.message)
})

test('a visitor has to give name and address', async () => {
  const nameless = contactUs(fixture.browser(), { ...message, email: 'mori@andon.example' })
  expect(await refusalOf(nameless)).toMatchObject({ code: 'FIELD_INVALID', field: 'name' })
  expect(await refusalOf(contactUs(fixture.browser(), message))).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'email',
  })
})

test('someone locked out by failed logins can still write', async () => {
  const browser = fixture.browser()
  const { email } = newcomer()
  for (let failure = 0; failure < 11; failure++)
    await refusalOf(browser.call('login', { email, password: 'wrong password' }))
  expect(await refusalOf(browser.call('login', { email, password: 'wrong password' }))).toMatchObject({
    code: 'LOGIN_THROTTLED',
  })
  expect(await refusalOf(contactUs(browser, { ...message, name: 'Mori', email }))).toMatchObject({ code: 'none' })
})

test("a mailbox is not flooded, whatever the sender's address and name", async () => {
  const write = () => contactUs(fixture.browser(), { ...message, name: 'Mori', email: 'flooded@andon.example' })
  const answers = await Promise.all(Array.from({ length: 9 }, () => refusalOf(write())))
  expect(answers.filter(({ code }) => code === 'none')).toHaveLength(5)
  expect(await fixture.inbox('flooded@andon.example')).toHaveLength(5)
  fixture.clock.advance({ hours: 1 })
  expect(await refusalOf(write())).toMatchObject({ code: 'none' })
})
