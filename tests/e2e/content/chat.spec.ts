import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messages as en } from '../../../apps/web/app/features/chat/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/chat/messages.ja.ts'
import { type Brand, bee, expect, leo, test, visitor } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'

const texts = { ja, en }
const chatOn = (page: Page, { language }: Brand) => {
  const t = texts[language]
  const panel = page.getByRole('dialog', { name: t.title })
  return {
    place: page.getByTestId('chat'),
    launcher: page.getByRole('button', { name: t.open }),
    panel,
    search: panel.getByLabel(t.search, { exact: true }),
    person: panel.getByRole('button', { name: t.person }),
    log: panel.getByRole('log'),
    field: panel.getByLabel(t.message, { exact: true }),
    send: panel.getByRole('button', { name: t.send, exact: true }),
    close: panel.getByRole('button', { name: t.close }),
  }
}

/** The types of all frames about the visitor's conversation that the page gets from now on. */
function framesOf(page: Page): string[] {
  const types: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, topic } = JSON.parse(String(payload))
      if (topic === 'visitor-chat') types.push(type)
    }),
  )
  return types
}

test('the operator’s answer to a player appears without a reload, and a logout removes the conversation', async ({
  page,
  server,
}) => {
  const brand = leo
  const me = visitor(page, brand)
  const chat = chatOn(page, brand)
  await registerOn(page, brand)
  await me.open()
  await expect(me.balance).toBeVisible()

  await chat.launcher.click()
  await expect(chat.search).toBeFocused()
  await chat.place.evaluate((place) => {
    const observer = new MutationObserver(
      () => place.style.display === 'none' && place.setAttribute('data-was-hidden', ''),
    )
    observer.observe(place, { attributeFilter: ['style'] })
  })
  await chat.search.fill('にゅうきん')
  await expect(chat.panel.locator('summary').filter({ hasText: '入金' }).first()).toBeVisible()
  await expect(chat.place).not.toHaveAttribute('data-was-hidden') // while the texts of the questions were fetched
  await chat.person.click()
  await expect(chat.field).toBeFocused()
  await expect(chat.panel).toContainText('毎日 10:00〜24:00（日本時間）')
  const question = `入金が反映されません ${randomBytes(4).toString('hex')}`
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(chat.log).toContainText(question)
  await expect(chat.field).toHaveValue('')

  const all = await server.operator('chat', 'list')
  const waiting = all.split('\n').find((line) => line.endsWith(question)) ?? ''
  await server.operator('chat', 'answer', waiting.split(' ')[0] ?? '', '確認します。')
  await expect(chat.log).toContainText('確認します。')
  await page.keyboard.press('Escape')
  await expect(chat.panel).toHaveCount(0)
  await expect(chat.launcher).toBeFocused()

  await chat.launcher.click()
  await me.logOut()
  await expect(me.balance).toHaveCount(0)
  await expect(chat.panel).toHaveCount(0)
  await chat.launcher.click()
  await chat.person.click()
  await expect(chat.panel).toContainText(ja.empty)
  await expect(chat.log).not.toContainText('入金')
})

test('a visitor’s draft is inert under a dialog and a search, and is kept', async ({ page }) => {
  const brand = bee
  const me = visitor(page, brand)
  const chat = chatOn(page, brand)
  await page.goto(`${brand.origin}/en/allgames`)
  await chat.launcher.click()
  await chat.person.click()
  await chat.field.fill('Half a thought')
  await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
  await expect(page.locator('body')).toHaveClass(/dialog-open/)
  await expect(page.locator('body')).toHaveClass(/scroll-lock/)
  await expect(chat.panel).toBeHidden()
  await expect(chat.place).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/scroll-lock|dialog-open/)
  await expect(chat.field).toHaveValue('Half a thought')

  await page.getByRole('searchbox', { name: me.t.lobby.search }).focus()
  await expect(page.locator('body')).toHaveClass(/search-lock/)
  await expect(chat.panel).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(chat.panel).toBeVisible()
})

test('on a phone, the answer to a visitor comes by realtime: the menu button says that it waits, also after a reload', async ({
  page,
  server,
}) => {
  const brand = bee
  const me = visitor(page, brand)
  const chat = chatOn(page, brand)
  const frames = framesOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${brand.origin}/en/allgames`)
  const menu = page.getByRole('banner').getByRole('button', { name: me.t.shell.openMenu })
  await expect(chat.place).toBeAttached()
  await menu.click()
  await page.getByRole('button', { name: me.t.shell.chat }).click()
  const question = `Where is my bet ${randomBytes(4).toString('hex')}`
  await chat.person.click()
  await chat.field.fill(question)
  await chat.send.click()
  await expect(chat.log).toContainText(question)
  await chat.close.click()
  await expect.poll(() => frames).toContain('subscribed')
  await expect(chat.panel).toHaveCount(0)

  const all = await server.operator('chat', 'list')
  const waiting = all.split('\n').find((line) => line.endsWith(question)) ?? ''
  await server.operator('chat', 'answer', waiting.split(' ')[0] ?? '', 'Let me look.')
  await expect.poll(() => frames).toContain('messages')
  await expect(menu).toHaveAccessibleName(/1/)
  await expect(menu.locator('.menu-mark')).toBeVisible()
  await page.reload()
  await expect(menu).toHaveAccessibleName(/1/) // nothing was opened: the page asks once the server follows the conversation
})

test('a game, the registration and a new password have no chat', async ({ page }) => {
  const brand = bee
  const chat = chatOn(page, brand)
  for (const path of [
    '/en/game-play?gameId=lantern-river&gameType=freegames',
    '/en/register',
    '/en/home?type=reset_password&token=x',
  ]) {
    await page.goto(`${brand.origin}${path}`)
    await page.waitForLoadState('networkidle')
    await expect(chat.place, path).toHaveCount(0)
  }
  await page.goto(`${brand.origin}/en/home`)
  await expect(chat.launcher).toBeVisible()
})

test('a country block that comes before the chat is loaded leaves no chat, and no amount that is none', async ({
  page,
}) => {
  const brand = bee
  await registerOn(page, brand)
  await page.addInitScript(() => {
    Object.assign(window, { shownNaN: false })
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('NaN')) Object.assign(window, { shownNaN: true })
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const blocked = { is_IpBlocked: true, countryCode: 'US' }
  for (const call of ['country/countryblock', 'profile/getBalanceByPocket'])
    await page.route(`**/ajax/${call}*`, (route) => route.fulfill({ json: blocked }))
  await page.clock.install()
  await page.goto(`${brand.origin}/en/promotions`)
  await expect(page.getByTestId('service-notice')).toContainText('United States')
  await page.clock.runFor(10_000) // the chat is loaded when the browser is idle, at the latest after five seconds
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2_000)
  await expect(chatOn(page, brand).place).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'shownNaN'))).toBe(false)
})

test('a player sends a picture, sees the place in the line and who types, and rates the closed conversation once', async ({
  page,
  server,
}) => {
  const brand = leo
  const chat = chatOn(page, brand)
  await registerOn(page, brand)
  await page.goto(`${brand.origin}/ja/customer-service`)
  await chat.launcher.click()
  await chat.person.click()
  const question = `画像を送ります ${randomBytes(4).toString('hex')}`
  await chat.field.fill(question)
  await chat.send.click()
  await expect(chat.log).toContainText(question)
  await expect(chat.panel).toContainText(/次に順番が回ってきます|あなたの前に\d+人お待ちです/)
  const all = await server.operator('chat', 'list')
  const id =
    all
      .split('\n')
      .find((line) => line.endsWith(question))
      ?.split(' ')[0] ?? ''
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } })
  await chat.panel.getByLabel(ja.attach).setInputFiles({ name: '明細.png', mimeType: 'image/png', buffer: picture })
  await expect(chat.log.getByRole('link', { name: /明細\.png/ })).toBeVisible()
  await expect(chat.log.locator('img')).toHaveJSProperty('naturalWidth', 60)

  await server.operator('chat', 'answer', id, '確認しました。')
  await expect(chat.log).toContainText('確認しました。')
  await server.operator('chat', 'close', id)
  await expect(chat.log).toContainText(ja.closing)
  await chat.panel.getByText('5段階中4').click({ force: true })
  await chat.panel.getByLabel(ja.comment).fill('早くて助かりました')
  await chat.panel.getByRole('button', { name: ja.sendRating }).click()
  await expect(chat.log).toContainText('評価 4／5')
  await expect(chat.panel.getByText(ja.rate)).toHaveCount(0)
  expect(await server.operator('support', 'ratings')).toContain('早くて助かりました')
})
