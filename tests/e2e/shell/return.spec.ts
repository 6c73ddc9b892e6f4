import { newcomer } from '@andon/tests/browser'
import { messages as gameEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as refusalsEn } from '../../../apps/web/app/features/limit-reached/messages.en.ts'
import { messages as reachedJa } from '../../../apps/web/app/features/limit-reached/messages.ja.ts'
import { messages as limitsEn } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as limitsJa } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, expect, leo, test, visitor } from '../support/journey.ts'
import { accountPage, newPlayerOn, post, registerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

test('after its end a lock lasts until the player requests to return, and for one more day', async ({
  page,
  server,
}) => {
  const { me, person } = await newPlayerOn(page, leo, 'profile')
  expect(await post(page, '/ajax/ResponsibleGaming/lockAccount', { days: '184' })).toHaveProperty('lock')
  await server.query(
    `update limits.players set lock_since = now() - interval '190 days', lock_until = now() - interval '6 days'
     where player_id = (select id from identity.players where email = $1)`,
    [person.email],
  )

  await me.open()
  await me.logIn(person)
  await expect(me.dialog.getByRole('alert').filter({ hasText: /./ })).toContainText(reachedJa.lockOver)
  await accessible(page)
  await me.dialog.getByRole('button', { name: me.t.login.moneyOnly, exact: true }).click()
  const banner = page.getByRole('complementary', { name: limitsJa.title })
  await expect(banner).toContainText(`${limitsJa.excludedOver}。`)

  await page
    .getByRole('navigation')
    .getByRole('link', { name: limitsJa.title, exact: true })
    .and(page.locator('[href$="/account/limits"]')) // the guide has the same name
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(accountPage(leo, 'limits'))
  await accessible(page)
  await page.getByRole('button', { name: limitsJa.returnAsk, exact: true }).click()
  await expect(page.getByRole('button', { name: limitsJa.returnAsk, exact: true })).toHaveCount(0)
  const [before = '', after = ''] = limitsJa.returnWaits.split('{at}')
  const waits = page.getByRole('status').filter({ hasText: after })
  await expect(waits).toContainText(before)
  await expect(waits).toContainText(/20\d\d年\d+月\d+日/)
  await expect(banner).toContainText(limitsJa.excludedReturns.split('{at}')[1] ?? '')
  await accessible(page)

  // Until that day is over, a login is still refused.
  await me.logOut()
  await me.logIn(person)
  await expect(me.dialog.getByRole('button', { name: me.t.login.moneyOnly, exact: true })).toBeVisible()
  await server.query(
    `update limits.players set return_asked_at = now() - interval '25 hours'
     where player_id = (select id from identity.players where email = $1)`,
    [person.email],
  )
  await me.dialog.getByRole('button', { name: me.t.login.submit, exact: true }).click()
  await expect(me.balance).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: me.t.shell.deposit, exact: true }).first()).toBeVisible()
})

test('account pages, a deposit and a game show that the account is under review', async ({ page }) => {
  const me = visitor(page, bee)
  const person = await registerOn(page, bee)
  await page.goto(accountPage(bee, 'profile'))
  expect(await post(page, '/ajax/ResponsibleGaming/lockAccount', { days: '365' })).toHaveProperty('lock')
  await page.context().clearCookies({ name: /^(?!cookieConsent)/ })

  const { email, phone, txtNickname } = newcomer()
  await page.goto(`${bee.origin}${bee.home}`)
  expect(await post(page, '/ajax/registration', { ...person, email, phone, txtNickname })).toHaveProperty('playerID')
  await page.goto(accountPage(bee, 'cashier'))
  const notice = page.getByRole('status').filter({ hasText: limitsEn.excludedReview })
  await expect(notice).toContainText(limitsEn.reviewText)
  await accessible(page, { targets: false }) // the bar with the button covers what scrolls below it

  await me.deposit({ amount: 5_000 })
  await expect(page.getByRole('alert').filter({ hasText: refusalsEn.inReview }).first()).toBeVisible()

  await me.openGame('realgames')
  const refused = page.getByRole('alert').filter({ hasText: limitsEn.excludedReview })
  await expect(refused).toContainText(limitsEn.reviewText)
  await expect(refused.getByRole('link', { name: limitsEn.toCustomerService, exact: true })).toBeVisible()
  await expect(refused.getByRole('button', { name: gameEn.again, exact: true })).toHaveCount(0)
  await accessible(page)
})
