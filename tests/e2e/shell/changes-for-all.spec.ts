import type { Page } from '@playwright/test'
import { messages as policiesEn } from '../../../apps/web/app/features/policies/messages.en.ts'
import { messages as policiesJa } from '../../../apps/web/app/features/policies/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { hydrated } from '../support/hydrated.ts'
import { bee, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'
import { accountPage, newPlayerOn, post } from '../support/player.ts'
import { texts } from '../support/texts.ts'

/** Journeys in which an operator changes what all visitors see: one after another, on a separate server. */
test.describe.configure({ mode: 'default', timeout: 240_000 })

const policies = { ja: policiesJa, en: policiesEn }[leo.language]
const noticeOf = (page: Page) => page.getByTestId('service-notice')

const closings = [
  {
    close: ['maintenance', 'on'],
    open: ['maintenance', 'off'],
    title: 'maintenance.title',
    chatStaysMs: 500,
  },
  {
    close: ['block', 'JP'],
    open: ['unblock', 'JP'],
    title: 'countryBlocked.title',
    chatStaysMs: 1_000,
  },
] as const

for (const each of inTurn(0))
  test(`${each.brand}: an open page shows maintenance or a blocked country at once, and returns home afterwards without a reload`, async ({
    page,
    ownServer,
  }) => {
    const brand = ownServer.brand(each)
    const me = visitor(page, brand)
    const line = page.waitForEvent('websocket')
    await me.open()
    await (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"'))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    for (const { close, open, title, chatStaysMs } of closings) {
      await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
      await expect(me.dialog).toBeVisible()
      await expect(page.getByTestId('chat')).toBeAttached()
      const chatAround = await chatOnceClosed(page, [0, chatStaysMs + 400])

      await ownServer.operator(...close, '--site', brand.brand)
      await expect(noticeOf(page).getByRole('heading', { name: me.t.shell[title] })).toBeVisible()
      await expect(me.dialog).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
      expect(await chatAround()).toEqual([true, false])
      await accessible(page)

      await ownServer.operator(...open, '--site', brand.brand)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByTestId('chat').getByRole('button')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${brand.home}$`))
      await expect(me.dialog).toHaveCount(0)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

/**
 * Whether the page has a chat, this many milliseconds after its interface has gone. Measured with the page's own timers: on a busy machine they may run
 * late, but still in order.
 */
async function chatOnceClosed(page: Page, afterMs: readonly number[]) {
  const looks = await page.evaluateHandle((afterMs) => {
    const has = (selector: string) => document.querySelector(selector) !== null
    const closed = new Promise<void>((gone) => {
      new MutationObserver((_, watch) => {
        if (has('header')) return
        watch.disconnect()
        gone()
      }).observe(document.body, { childList: true, subtree: true })
    })
    const look = (ms: number) =>
      new Promise<boolean>((seen) => {
        setTimeout(() => seen(has('[data-testid="chat"]')), ms)
      })
    return { seen: closed.then(() => Promise.all(afterMs.map(look))) }
  }, afterMs)
  return () => looks.evaluate(({ seen }) => seen)
}

test('the first paint in maintenance is the notice, before any script has run', async ({ browser, ownServer }) => {
  await ownServer.operator('maintenance', 'on', '--site', leo.brand)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const me = visitor(page, ownServer.brand(leo))
  const shown = async () => (await me.open())?.status()
  await expect.poll(shown).toBe(503)
  await expect(noticeOf(page).getByRole('heading', { name: me.t.shell['maintenance.title'] })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await ownServer.operator('maintenance', 'off', '--site', leo.brand)
  await context.close()
})

test('a visitor from a blocked country sees the reason, and the site after it is unblocked', async ({
  page,
  ownServer,
}) => {
  await ownServer.operator('block', 'JP', '--site', bee.brand)
  const me = visitor(page, ownServer.brand(bee))
  await expect(async () => {
    await me.open()
    await expect(noticeOf(page)).toContainText('Japan', { timeout: 15_000 })
  }).toPass()
  await accessible(page)
  await ownServer.operator('unblock', 'JP', '--site', bee.brand)
  const again = page.getByRole('button', { name: me.t.shell.tryAgain })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 }) // unless an event has updated the page
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('an address with many failed logins solves a proof of work, and then gets its reply', async ({
  page,
  ownServer,
}) => {
  const me = visitor(page, ownServer.brand(leo))
  await me.open()
  await post(page, '/ajax/login', { email: 'unknown@andon.example', password: 'x' })
  await ownServer.query(`update identity.throttles set taken = 80`) // one more attempt requires a proof of work
  const answers: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/ajax/login') answers.push(response.status())
  })
  await me.logIn({ email: 'another@andon.example', password: 'not-the-password' })
  await expect(me.dialog.getByText(me.t.forms.LOGIN_FAILED)).toBeVisible({ timeout: 240_000 })
  expect(answers).toHaveLength(2)
  await ownServer.query(`update identity.throttles set taken = 0`) // the next journeys log in from the same address
})

test('a new policy version is shown to players only, stays until answered, and is recorded', async ({
  page,
  ownServer,
}) => {
  const brand = ownServer.brand(leo)
  const version = '2026-12-1'
  const { me, person } = await newPlayerOn(page, brand, 'policies')
  const prompt = page.getByRole('dialog', { name: policies.promptTitle })
  await expect(prompt).toHaveCount(0)
  await me.logOut()
  await ownServer.operator('policy', 'terms-and-conditions', version)

  await me.open()
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
  await expect(prompt).toHaveCount(0)
  const [inForce, answers] = [policyCall(page, 'getPolicies'), policyCall(page, 'getUserPolicyDetails')]
  await me.logIn(person)
  expect((await inForce).status()).toBe(200)
  expect((await answers).status()).toBe(200)
  await expect(prompt).toBeVisible()

  await page.goto(accountPage(brand, 'profile'))
  await expect(prompt).toBeVisible()
  await checkWindow(prompt, { at: 'PolicyPrompt' })
  await expect(prompt.getByRole('button')).toHaveText([policies.accept, me.t.shell.logOut])
  for (let tries = 0; tries < 4; tries++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(prompt).toBeVisible()
  await page.reload()
  await expect(prompt).toBeVisible()
  await page.goto(`${brand.origin}/${brand.language}/terms-and-conditions`) // a player must be able to read it first
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(me.balance).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await page.goto(accountPage(brand, 'policies'))
  const pressedAt = Date.now()
  await prompt.getByRole('button', { name: policies.accept, exact: true }).click()
  await expect(prompt).toHaveCount(0)
  const newest = page.getByRole('region', { name: policies.history }).getByRole('listitem').first()
  await expect(newest).toContainText(policies.version.replace('{version}', version))
  await expect(newest).toContainText(policies.accepted)
  const at = Date.parse((await newest.locator('time').getAttribute('datetime')) ?? '')
  expect(at).toBeGreaterThanOrEqual(pressedAt)
  expect(at).toBeLessThanOrEqual(Date.now())

  const afterLogout = policyCall(page, 'getPolicies')
  await me.logOut()
  expect((await afterLogout).status()).toBe(200)
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
  await page.goto(accountPage(brand, 'policies'))
  await expect(newest).toContainText(version)
  await expect(prompt).toHaveCount(0)
})

const policyCall = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === `/ajax/policy/${path}`)

const many = 1200

test('many games stand in rows; search, sort and filter are in the address, so that a reload, the way back and others have them', async ({
  page,
  context,
  ownServer,
}) => {
  const brand = ownServer.brand(bee)
  const { lobby: t } = texts[brand.language]
  const allGames = `${brand.origin}/${brand.language}/allgames`
  const path = `${brand.origin}/${brand.language}/lobbies/casino`
  await ownServer.query(
    `insert into catalogue.games (game_code, supplier, supplier_game_code, position, published, details)
     select 'many-' || n, supplier, 'many-' || n, 1000 + n, true, details || jsonb_build_object('gameCode', 'many-' || n, 'tagList', '[]'::jsonb,
       'reading', 'たくさん' || n, 'name', jsonb_build_object('ja', 'たくさん' || n, 'en', 'Many' || to_char(n, 'FM0000')))
     from catalogue.games, generate_series(1, $1::int) n where game_code = 'koi-climb'`,
    [many],
  )
  await ownServer.query('update catalogue.content_version set version = version + 1')
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('combobox', { name: t.sort })).toBeVisible({ timeout: 20_000 })
  }).toPass()

  const tiles = page.getByRole('region', { name: 'Slots', exact: true }).getByRole('article')
  await hydrated(tiles.nth(0))
  await tiles.nth(0).getByRole('link').focus()
  for (let place = 1; place < 10; place++) {
    await page.keyboard.press('ArrowRight')
    await expect(tiles.nth(place).getByRole('link')).toBeFocused()
  }
  await expect(tiles.nth(9)).toBeInViewport()
  await page.getByRole('link', { name: t.showGroup.replace('{name}', 'Slots') }).click()
  await expect(page).toHaveURL(/show=group%3Aslots/)

  await page.getByRole('combobox', { name: t.sort }).selectOption('ZtoA')
  await page.getByRole('searchbox', { name: t.search }).fill('many05')
  await expect(page).toHaveURL(/sort=ZtoA.*q=many05/)
  const address = page.url()
  const found = (on: Page) => on.getByRole('region', { name: t.results }).getByRole('article')
  const showsTheSame = async (on: Page) => {
    await expect(on.getByRole('status').filter({ hasText: '100' })).toBeVisible() // 0500 … 0599
    await expect(found(on).first()).toHaveAttribute('aria-label', 'Many0599')
    await expect(on.getByRole('searchbox', { name: t.search })).toHaveValue('many05')
    await expect(on.getByRole('combobox', { name: t.sort })).toHaveValue('ZtoA')
    await expect(on).toHaveURL(address)
  }
  await showsTheSame(page)
  await page.reload()
  await showsTheSame(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
  await page.goBack()
  await showsTheSame(page)
  const other = await context.newPage()
  await other.goto(address)
  await showsTheSame(other)
  await other.close()

  await page.route('**/getGames?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(`${allGames}?sort=ZtoA`)
  const failed = page.getByRole('alert').filter({ hasText: texts[brand.language].games.listFailed })
  await expect(failed).toBeVisible()
  await page.unroute('**/getGames?*')
  await failed.getByRole('button', { name: texts[brand.language].shell.tryAgain }).click()
  await expect(page.locator('[aria-posinset="1"] article')).toHaveAttribute('aria-label', 'Zodiac Wheel')
  await expect(failed).toHaveCount(0)

  const html = (await (await page.goto(allGames))?.text()) ?? ''
  expect(html).toContain('Many0020')
  expect(html).not.toContain('Many0900')
  const total = Number(
    await page.getByRole('listitem').and(page.locator('[aria-setsize]')).first().getAttribute('aria-setsize'),
  )
  expect(total).toBeGreaterThan(many)
  const tile = (place: number) => page.locator(`[aria-posinset="${place}"]`).getByRole('link')
  await hydrated(tile(1)) // before, the key scrolls the page
  await tile(1).focus()
  await page.keyboard.press('End')
  await expect(tile(total)).toBeFocused()
  await expect(tile(total)).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(tile(total - 1)).toBeFocused()
  expect(await page.getByRole('article').count()).toBeLessThan(150)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  const middle = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')?.ariaPosInSet)
  await expect.poll(middle).not.toBe(undefined)
  await expect(page.locator('article[aria-label="Many0600"]')).toBeAttached()
  const [scrolled, shown] = [await page.evaluate(() => scrollY), await middle()]
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click') // a click of the mouse would scroll
  await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await expect.poll(middle).toBe(shown)

  await ownServer.query(`delete from catalogue.games where game_code like 'many-%'`)
  await ownServer.query('update catalogue.content_version set version = version + 1')
})
