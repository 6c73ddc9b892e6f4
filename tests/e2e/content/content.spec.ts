import { newcomer } from '@andon/tests/browser'
import { messages as bonusesEn } from '../../../apps/web/app/features/bonuses/messages.en.ts'
import { messages as serviceEn } from '../../../apps/web/app/features/customer-service/messages.en.ts'
import { messages as serviceJa } from '../../../apps/web/app/features/customer-service/messages.ja.ts'
import { messages as announcedEn } from '../../../apps/web/app/features/promotions/messages.en.ts'
import { messages as announcedJa } from '../../../apps/web/app/features/promotions/messages.ja.ts'
import { messages as ticketsEn } from '../../../apps/web/app/features/tickets/messages.en.ts'
import { messages as ticketsJa } from '../../../apps/web/app/features/tickets/messages.ja.ts'
import { bee, brands, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { post, registerOn } from '../support/player.ts'

const announced = { ja: announcedJa, en: announcedEn }
const service = { ja: serviceJa, en: serviceEn }
const tickets = { ja: ticketsJa, en: ticketsEn }
const slugs = [
  'responsible-game',
  'terms-and-conditions',
  'privacy-policy',
  'cookie-policy',
  'fund-protection-plan',
  'bonus-rules',
  'marketing-communication',
] as const

for (const brand of brands) {
  const t = service[brand.language]

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: the footer leads to every content page, and each is marked as a draft`, async ({ page }) => {
      const me = visitor(page, brand)
      await me.open()
      for (const slug of slugs) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: me.t.shell[`about.${slug}`], exact: true })
          .click()
        await expect(page).toHaveURL(`${brand.origin}/${brand.language}/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(me.t.shell[`about.${slug}`])
        await expect(page.getByText(brand.language === 'ja' ? '草案：' : 'Draft:')).toBeVisible()
      }
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: a question is opened by its address and found by a word, and a visitor who writes gets a reference`, async ({
      page,
    }) => {
      await page.goto(`${brand.origin}/${brand.language}/customer-service#deposit-pending`)
      await expect(page.locator('details#deposit-pending')).toHaveAttribute('open')
      await page.getByLabel(t.search).fill('RTP')
      await expect(page.locator('details#rtp')).toBeVisible()
      await expect(page.locator('details#who-can-play')).toHaveCount(0)
      await page.getByLabel(t.search).fill('zzz')
      await expect(page.getByText(t.none)).toBeVisible()

      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByLabel(t.name, { exact: true })).toBeFocused()
      await page.getByLabel(t.name, { exact: true }).fill('Mori Hana')
      await page
        .getByLabel(t.email, { exact: true })
        .fill(`mori-${brand.brand.toLowerCase()}-${Date.now()}@andon.example`)
      await page.getByLabel(t.subject, { exact: true }).fill('Balance')
      await page.getByLabel(t.message, { exact: true }).fill('Where do I see it?\nThank you.')
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByRole('heading', { name: t.sentTitle })).toBeFocused()
      await expect(page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/)).toBeVisible()
    })
}

test('the contact form does not ask players for their name, and the chat opens beside it; the answer appears in the open ticket', async ({
  page,
  server,
}) => {
  const me = visitor(page, leo)
  const t = service[leo.language]
  const { email } = await registerOn(page, leo)
  await me.open()
  await expect(me.balance).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: me.t.shell['about.customer-service'] }).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel(t.name, { exact: true })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: me.t.shell.chat }).click()
  const chat = page.getByTestId('chat').getByRole('dialog')
  await expect(chat).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await page.getByLabel(t.subject, { exact: true }).fill('残高')
  await page.getByLabel(t.message, { exact: true }).fill('どこで見られますか。')
  await page.getByRole('button', { name: t.send }).click()
  const number = await page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/).textContent()
  await page.getByRole('link', { name: t.toTicket }).click()
  const ticket = page.getByRole('region', { name: '残高' })
  await expect(ticket).toContainText('どこで見られますか。')
  await expect(ticket).toContainText(tickets[leo.language]['state.open'])
  await server.operator('support', 'answer', number ?? '', '画面の右上です。')
  await expect(ticket).toContainText('画面の右上です。')
  await expect(ticket).toContainText(tickets[leo.language]['state.answered'])
  await page.getByRole('link', { name: tickets[leo.language].all }).click()
  await expect(page.getByRole('link', { name: new RegExp(number ?? '') })).toBeVisible()
})

test('responsible gaming shows a player the session time and the way to a break', async ({ page }) => {
  const me = visitor(page, bee)
  await registerOn(page, bee)
  await me.open()
  await expect(me.balance).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: me.t.shell['about.responsible-game'] }).click()
  const content = page.getByRole('main')
  await expect(content.getByRole('timer')).toContainText(/\d:\d\d:\d\d/)
  await content.getByRole('button', { name: me.t.shell.logOut }).click()
  await expect(content.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
})

test('policies can be read during sign-up without losing the form', async ({ page, context }) => {
  const me = visitor(page, leo)
  await me.open('/ja/register')
  const person = newcomer()
  await me.signUpStep.account(person)
  await me.signUpStep.person(person)
  await me.signUpStep.contact(person)
  for (const [name, slug] of [
    ['利用規約', 'terms-and-conditions'],
    ['プライバシーポリシー', 'privacy-policy'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await me.dialog.getByRole('link', { name }).click()
    await expect(await opened).toHaveURL(`${leo.origin}/ja/${slug}`)
  }
  await expect(me.dialog.locator('input[name="acceptTerms"]')).not.toBeChecked()
  for (let step = 0; step < 3; step++) await me.dialog.getByRole('button', { name: me.t.signUp.back }).click()
  await expect(me.dialog.getByLabel(me.t.signUp.email, { exact: true })).toHaveValue(person.email)
})

test('a promotion shows its figure, leads visitors over the sign-up to the cashier with its code, and players see where they stand', async ({
  page,
}) => {
  const me = visitor(page, bee)
  const t = announced[bee.language]
  const promotion = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const [welcome, hello] = [promotion('First deposit bonus'), promotion('No deposit bonus')]
  await me.open(`/${bee.language}/promotions`)
  await expect(welcome).toContainText(/100%, up to ¥\s10,000/)
  await welcome.getByRole('link', { name: t.signUp }).click()
  await expect(me.dialog).toBeVisible()
  const path = await page.evaluate(() => localStorage.getItem('loginReturnPath'))
  expect(path).toBe('/promotion/welcome?claim=true')

  await registerOn(page, bee)
  await me.open(`/${bee.language}${path}`)
  await expect(me.dialog.getByRole('radio', { name: 'First deposit bonus' })).toBeChecked()
  await expect(page).toHaveURL(`${bee.origin}/${bee.language}/promotion/welcome`)
  const card = { cardNumber: '4111111111111111', cardHolder: 'HANA YAMADA', expiryMonth: '12', expiryYear: '2039' }
  const payment = { amount: '5000', currency: 'JPY', paymentMethod: 'CREDITCARD', cvv: '123', bonusCode: 'WELCOME' }
  const idempotencyKey = crypto.randomUUID()
  expect(await post(page, '/ajax/cashier/makeCCPayment', { ...payment, ...card, idempotencyKey })).toMatchObject({
    status: 'APPROVED',
  })
  await me.open(`/${bee.language}/promotions`)
  await expect(welcome).toContainText(t.active)
  await expect(welcome.getByRole('progressbar')).toBeVisible()
  await expect(hello).toContainText(bonusesEn['blocked.BONUS_ACTIVE'])
})
