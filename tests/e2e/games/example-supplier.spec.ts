import { startExampleSupplier } from '@andon/tests/example-supplier'
import type { Page } from '@playwright/test'
import { messages as playEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as playJa } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as roomsEn } from '../../../apps/web/app/features/live-rooms/messages.en.ts'
import { messages as roomsJa } from '../../../apps/web/app/features/live-rooms/messages.ja.ts'
import { messages as nowEn } from '../../../apps/web/app/features/lobby-now/messages.en.ts'
import { messages as nowJa } from '../../../apps/web/app/features/lobby-now/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { type Brand, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { accountPage, depositOn, newPlayerOn, register } from '../support/player.ts'
import type { ServerAccess } from '../support/server-access.ts'

const texts = { ja: playJa, en: playEn }
const rooms = { ja: roomsJa, en: roomsEn }
const now = { ja: nowJa, en: nowEn }
const [coin, lanterns] = ['paper-coin', 'six-lanterns']

type OwnServer = ServerAccess & { readonly dataDir: string; brand<B extends Brand>(brand: B): B }
const withSupplier = test.extend<object, { attached: OwnServer }>({
  attached: [
    async ({ ownServer }, use) => {
      const { origin } = ownServer.brand(leo)
      const walletUrl = `http://127.0.0.1:${new URL(origin).port}`
      const supplier = await startExampleSupplier({ walletUrl, tableOpenMs: 6_000 })
      await supplier.attachTo(ownServer.dataDir)
      expect(await ownServer.operator('suppliers', 'check', 'paper-fold')).not.toMatch(/expected|is missing/)
      await ownServer.operator('suppliers', 'reload')
      await expect(async () => {
        expect(await ownServer.operator('games', 'list', 'paper-fold')).toContain(`${coin}  published`)
      }).toPass({ timeout: 60_000 })
      await use(ownServer)
      await supplier.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
withSupplier.describe.configure({ timeout: 180_000, mode: 'default' })

const gameAt = ({ origin, language }: Brand, gameId: string, more = '') =>
  `${origin}/${language}/game-play?gameId=${gameId}${more}`

/** Plays the first round on the example's page; returns what the player won. */
async function round(page: Page, choice: string): Promise<number> {
  const game = page.frameLocator('iframe')
  const button = game.getByRole('button', { name: choice, exact: true })
  await expect(button).toBeEnabled({ timeout: 60_000 })
  await game.getByRole('combobox').selectOption('100')
  await button.click()
  const result = game.locator('#result')
  await expect(result).not.toBeEmpty()
  await expect(button).toBeEnabled({ timeout: 60_000 })
  return Number(/¥(\d+)/.exec((await result.textContent()) ?? '')?.[1] ?? 0)
}

withSupplier('a visitor plays the demo of an attached game', async ({ page, attached }) => {
  const brand = attached.brand(leo)
  await page.goto(gameAt(brand, coin, '&gameType=freegames'))
  const won = await round(page, brand.language === 'ja' ? '表' : 'Heads')
  await expect(page.frameLocator('iframe').locator('output')).toHaveText(`¥ ${(9_900 + won).toLocaleString('en')}`)
})

withSupplier(
  'the live lobby shows what happens at a table by itself, and follows it only while it is seen and may move',
  async ({ page, attached }) => {
    const brand = attached.brand(leo)
    const t = rooms[brand.language]
    const sent: string[] = []
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
    const follows = () => sent.filter((frame) => frame.includes('live-tables')).at(-1)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${brand.origin}/${brand.language}/lobbies/live-casino`)
    const tile = page.getByRole('article', { name: brand.language === 'ja' ? '折り紙の輪' : 'Paper Wheel' })
    const state = tile.locator('.room-state')
    await expect(state).toContainText(t['state.open'], { timeout: 60_000 })
    await expect(state.locator('[aria-hidden]')).toHaveText(/[1-6]/) // no screen reader counts along
    const width = (await tile.boundingBox())?.width ?? 0
    expect(width).toBeGreaterThan(340)
    await accessible(page)
    await expect(state).toHaveText(t['state.locked'], { timeout: 60_000 })
    const results = tile.getByRole('list', { name: t.results }).getByRole('listitem')
    const before = await results.count()
    await expect(results).not.toHaveCount(before, { timeout: 60_000 })
    await expect(state).toContainText(t['state.open'])
    expect(follows()).toContain('"subscribe"')

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(follows).toContain('"unsubscribe"')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(follows).toContain('"subscribe"')
    await page.setViewportSize({ width: 1440, height: 900 }) // phones have no such button
    await page.getByRole('button', { name: now[brand.language].calm }).click()
    await expect(state).toHaveCount(0)
    await expect.poll(follows).toContain('"unsubscribe"')
    await expect(results).not.toHaveCount(0)
    await tile.getByRole('link').first().click()
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: brand.language === 'ja' ? '松' : 'Pine' }),
    ).toBeVisible({ timeout: 60_000 })
  },
)

withSupplier('a player plays for real, and the balance and the history show the round', async ({ page, attached }) => {
  const brand = attached.brand(leo)
  const { me } = await newPlayerOn(page, brand, 'profile')
  await depositOn(page, 5_000)
  await page.goto(gameAt(brand, coin))
  const won = await round(page, brand.language === 'ja' ? '裏' : 'Tails')
  expect([0, 194]).toContain(won)
  const balance = new RegExp(`¥\\s${(4_900 + won).toLocaleString('en')}$`)
  await expect(me.balance).toHaveText(balance)
  await page.goto(accountPage(brand, 'bet-history'))
  const rows = page.getByRole('main').getByRole('listitem')
  const name = brand.language === 'ja' ? '折り紙コイン' : 'Paper Coin'
  await expect(rows.filter({ hasText: name }).filter({ hasText: /¥\s100/ })).toHaveCount(1)
})

withSupplier(
  'a game without a demo asks visitors for a login, and opens for real after it',
  async ({ page, attached }) => {
    const brand = attached.brand(leo)
    const t = texts[brand.language]
    const { person } = await register(brand)
    const me = visitor(page, brand)
    const login = me.dialog.getByRole('heading', { name: me.t.login.title })
    const notice = page.getByRole('heading', { name: t.noDemo })

    for (const mode of ['&gameType=freegames&hasDemo=true', '&gameType=realgames', '']) {
      await page.goto(gameAt(brand, lanterns, mode))
      await expect(login).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(login).toHaveCount(0)
      await expect(notice).toBeVisible()
      await expect(page.getByText(t.failed)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    await accessible(page)
    await page.getByRole('button', { name: t.toHome }).click()
    await expect(page).toHaveURL(`${brand.origin}${brand.home}`)

    await page.goto(`${brand.origin}/${brand.language}/allgames`)
    const name = brand.language === 'ja' ? '六つの灯り' : 'Six Lanterns'
    const tile = page.getByRole('article', { name })
    await tile.getByRole('button', { name: me.t.games.details.replace('{name}', name) }).click()
    const card = page.getByRole('dialog', { name })
    await expect(card.getByRole('link', { name: me.t.games.playReal })).toBeVisible()
    await expect(card.getByRole('link', { name: me.t.games.playDemo })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.goto(gameAt(brand, lanterns, '&gameType=freegames'))
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t.logInToPlay }).click()
    await me.dialog.getByLabel(me.t.login.email, { exact: true }).fill(person.email)
    await me.dialog.getByLabel(me.t.login.password, { exact: true }).fill(person.password)
    await me.dialog.getByRole('button', { name: me.t.login.submit, exact: true }).click()
    await expect(page).toHaveURL(/gameType=realgames/)
    await expect(page.frameLocator('iframe').getByRole('button', { name: '6', exact: true })).toBeVisible({
      timeout: 60_000,
    })

    await page.goto(gameAt(brand, lanterns, '&gameType=freegames'))
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: t.playReal }).click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: '6', exact: true })).toBeVisible({
      timeout: 60_000,
    })
  },
)

for (const each of inTurn(0))
  withSupplier(
    `${each.brand}: a paused game says so, and opens again when it is resumed`,
    async ({ page, attached }) => {
      const brand = attached.brand(each)
      const t = texts[brand.language]
      const paused = page.getByRole('heading', { name: t.paused })
      await page.goto(`${brand.origin}/${brand.language}/customer-service`)
      expect(await attached.operator('games', 'pause', coin)).toBe(`${coin} is paused`)
      await expect(async () => {
        await page.goto(gameAt(brand, coin))
        await expect(paused).toBeVisible({ timeout: 10_000 })
      }).toPass({ timeout: 60_000 })
      await accessible(page)
      await page.getByRole('button', { name: t.toHome }).click()
      await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
      expect(await attached.operator('games', 'resume', coin)).toBe(`${coin} is active`)
      await expect(async () => {
        await page.goto(gameAt(brand, coin, '&gameType=freegames'))
        await expect(page.frameLocator('iframe').getByRole('combobox')).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
    },
  )
