import type { Page } from '@playwright/test'
import { messages as serviceEn } from '../../../apps/web/app/features/customer-service/messages.en.ts'
import { messages as serviceJa } from '../../../apps/web/app/features/customer-service/messages.ja.ts'
import { messages as codeEn } from '../../../apps/web/app/features/one-time-code/messages.en.ts'
import { messages as codeJa } from '../../../apps/web/app/features/one-time-code/messages.ja.ts'
import { bee, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { accountPage, codeSentTo, newPlayerOn, post } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

const texts = { ja: { code: codeJa, service: serviceJa }, en: { code: codeEn, service: serviceEn } }
const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'))
const loginLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('the login opens over any page and by its address, and removes its parameter from the address', async ({
  page,
}) => {
  const me = visitor(page, bee)
  for (const path of ['/terms-and-conditions', '/customer-service', '/lobbies/slots']) {
    await me.open(`/${bee.language}${path}`)
    await loginLink(page, me.t.shell.login).click()
    await expect(me.dialog.getByRole('heading', { name: me.t.login.title })).toBeVisible()
    await expect(page).toHaveURL(`${bee.origin}/${bee.language}${path}`)
  }
  await me.open(`${bee.home}?login=true&bTag=friend`)
  await expect(me.dialog.getByRole('heading', { name: me.t.login.title })).toBeVisible()
  await expect(page).toHaveURL(`${bee.origin}${bee.home}?bTag=friend`)
})

test('a page that was asked for is forgotten when the login is dismissed', async ({ page }) => {
  const { me, person } = await newPlayerOn(page, leo, 'profile')
  await me.logOut()
  await page.goto(accountPage(leo, 'preferences'))
  await expect(me.dialog.getByRole('heading', { name: me.t.login.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(me.dialog).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
  await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
  expect(asked).toContain('/ajax/login') // whose reply is the status
  expect(asked).not.toContain('/ajax/login/status')
})

test('after the login the player gets the requested page in their own language, and the page announces the login', async ({
  page,
}) => {
  const other = leo.language === 'ja' ? 'en' : 'ja'
  const { me, person } = await newPlayerOn(page, leo, 'profile')
  await post(page, '/ajax/profile/update', { language: other })
  await me.logOut()
  await page.goto(accountPage(leo, 'preferences'))
  await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
  const announced: unknown[] = []
  await page.exposeFunction('hear', (detail: unknown) => announced.push(detail))
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (detail: unknown) => void } // put there above
    addEventListener('login-complete', (event) => hear(event instanceof CustomEvent && event.detail))
  })
  await me.dialog.getByLabel(me.t.login.email, { exact: true }).fill(person.email)
  await me.dialog.getByLabel(me.t.login.password, { exact: true }).fill(person.password)
  await me.dialog.getByRole('button', { name: me.t.login.submit, exact: true }).click()
  await expect(page).toHaveURL(accountPage({ ...leo, language: other }, 'preferences'))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(announced).toEqual([{ userLang: other, callPolicy: true, message: '' }])
  await me.dialog.getByRole('button', { name: texts[other].code.later }).click() // the question for a code can wait
  await expect(me.dialog).toHaveCount(0)
})

test('a player without a verified channel must enter a code, by text message if chosen, and may request another', async ({
  page,
  server,
}) => {
  const { code: t } = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'profile')
  await me.logOut()
  await page.clock.install()
  await me.logIn(person)
  await expect(me.dialog.getByRole('heading', { name: t.title })).toBeVisible()
  await me.dialog.getByRole('radio', { name: t.sms }).check()
  await me.dialog.getByRole('button', { name: t.send, exact: true }).click()
  const number = `+81${person.phone.replace(/^0/, '')}`
  const first = await codeSentTo(page, number)
  const wait = me.dialog.getByRole('button', { name: new RegExp((t.resendIn.split(/[（(]/)[0] ?? '').trim()) })
  await expect(wait).toBeDisabled()
  const left = async () => Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0])
  const shown = await left()
  await page.clock.fastForward(30_000)
  await expect.poll(left).toBeLessThanOrEqual(shown - 30)
  await page.clock.fastForward(60_000)
  await expect(wait).toBeEnabled()
  await server.query(codeResendEnds)
  await wait.click()
  const second = await codeSentTo(page, number, { not: first })
  await expect(wait).toBeDisabled()
  await me.dialog.getByLabel(t.code, { exact: true }).fill(second)
  await expect(me.dialog).toHaveCount(0)
  await me.logOut()
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
  await expect(me.dialog).toHaveCount(0)
})

test('a migrated player does not need a code', async ({ page, server }) => {
  const { me, person } = await newPlayerOn(page, leo, 'profile')
  await me.logOut()
  await server.query(`update identity.players set created_at = to_timestamp(1711461599) where email = $1`, [
    person.email,
  ])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
  await expect.poll(() => asked).toContain('/ajax/policy/getPolicies')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/ajax/cashier/channelVerificationStatus')
  await expect(me.dialog).toHaveCount(0)
})

test('after too many failures a player must wait, and still reaches customer service', async ({ page }) => {
  const { service } = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'profile')
  const loggedOut = page.waitForResponse(/ajax\/login\/logout/)
  await me.logOut()
  await loggedOut // tries before it count for the browser of the player
  for (let tries = 0; tries < 10; tries++)
    await post(page, '/ajax/login', { email: person.email, password: 'not the password' })
  await me.logIn(person)
  await expect(me.dialog.getByText(me.t.forms.LOGIN_THROTTLED)).toBeVisible()
  await me.dialog.getByRole('link', { name: me.t.login.askForHelp }).click()
  await expect(me.dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${bee.origin}/${bee.language}/customer-service`)
  const contact = page.locator('#contact')
  await contact.getByLabel(service.name, { exact: true }).fill('Hana Yamada')
  await contact.getByLabel(service.email, { exact: true }).fill(person.email)
  await contact.getByLabel(service.subject, { exact: true }).fill('Login')
  await contact.getByLabel(service.message, { exact: true }).fill('I cannot log in.')
  await contact.getByRole('button', { name: service.send, exact: true }).click()
  await expect(contact.getByRole('heading', { name: service.sentTitle })).toBeVisible()
})

for (const brand of inTurn(1))
  test(`${brand.brand}: a logout removes the player's data, leads home, and logs out the other tab`, async ({
    page,
    context,
  }) => {
    const { me } = await newPlayerOn(page, brand, 'profile')
    const other = await context.newPage()
    const there = visitor(other, brand)
    await there.open(`/${brand.language}/terms-and-conditions`)
    await expect(there.balance).toBeVisible()
    expect(await storedUser(page)).toBe('true')
    await me.logOut()
    await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
    expect(await storedUser(page)).toBeNull()
    await expect(loginLink(page, me.t.shell.login)).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass(/scroll-lock|dialog-open|search-lock/)
    await expect(loginLink(other, me.t.shell.login)).toBeVisible()
    await expect(other).toHaveURL(`${brand.origin}/${brand.language}/terms-and-conditions`)
    await page.goBack()
    await expect(me.balance).toHaveCount(0)
  })

for (const [why, brand, ages, text] of [
  ['idle', leo, { touched: 31, started: 40 }, 'ended.loggedout_session_timeout.idle'],
  ['at its end', bee, { touched: 0, started: 12 * 60 + 1 }, 'ended.session_expired'],
] as const)
  test(`a session that is ${why} shows why it ended, and the other tabs follow two seconds later`, async ({
    page,
    server,
  }) => {
    const { me, person } = await newPlayerOn(page, brand, 'preferences')
    const times = await watchEnd(page, me.t.shell[text])
    await page.getByRole('main').getByRole('checkbox').first().check()
    await server.query(
      `update identity.sessions set touched_at = now() - make_interval(mins => $2), started_at = now() - make_interval(mins => $3)
       where player_id = (select id from identity.players where email = $1)`,
      [person.email, ages.touched, ages.started],
    )
    // Without waiting for the button: any other call of the page ends the session, too, and the reason is shown for six seconds only.
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click())
    await expect.poll(async () => (await times()).isSeen).toBe(true)
    await expect(loginLink(page, me.t.shell.login)).toBeVisible()
    await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
    await expect.poll(() => storedUser(page)).toBeNull()
    const { shown, told } = await times()
    expect(told - shown).toBeGreaterThan(1_900)
  })

/** The wait before another code is the only limit with a window of a minute: those of the journeys beside this one stay. */
const codeResendEnds = `update identity.throttles set resets_at = now() - interval '1 second'
  where resets_at < now() + interval '61 seconds'`

/** Watches for the reason why a session has ended, by whichever way the page hears of it, and for the note to other tabs; both by the page's own clock, because a busy machine may look too late. */
async function watchEnd(page: Page, reason: string) {
  await page.evaluate((reason) => {
    const times = { shown: Number.NaN, told: Number.NaN, isSeen: false }
    if (document.body.textContent.includes(reason)) throw new Error('the reason stands there already')
    new MutationObserver(() => {
      if (times.isSeen || !document.body.textContent.includes(reason)) return
      const at = document.evaluate(`//*[text()=${JSON.stringify(reason)}]`, document.body).iterateNext()
      times.shown = performance.now()
      times.isSeen = at instanceof Element && at.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    const remove = Storage.prototype.removeItem
    Storage.prototype.removeItem = function (key) {
      if (key === 'user' && Number.isNaN(times.told)) times.told = performance.now()
      remove.call(this, key)
    }
    Object.assign(window, { times })
  }, reason)
  return () =>
    page.evaluate(() => (window as unknown as { times: { shown: number; told: number; isSeen: boolean } }).times)
}
