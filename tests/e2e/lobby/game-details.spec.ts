import { messages as limitsEn } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as limitsJa } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { ask } from '../support/ask.ts'
import { hydrated } from '../support/hydrated.ts'
import { brands, expect, inTurn, leo, test } from '../support/journey.ts'
import { newPlayerOn } from '../support/player.ts'
import { texts } from '../support/texts.ts'

const limitTexts = { ja: limitsJa, en: limitsEn }

for (const [number, brand] of brands.entries())
  for (const [place, language] of brand.site.languages.entries())
    if (inTurn(number + place).includes(brand))
      test(`${brand.brand} ${language}: a game has a page with its rules, pay table and what to expect, without a login`, async ({
        page,
      }) => {
        const { gameDetails, games } = texts[language]
        await page.goto(`${brand.origin}/${language}/game/lantern-river`)
        const main = page.getByRole('main')
        const name = await main.getByRole('heading', { level: 1 }).textContent()
        await expect(page).toHaveTitle(new RegExp(`${name}.*${brand.site.name}`))
        await expect(main.getByRole('link', { name: games.playDemo })).toHaveAttribute('href', /gameId=lantern-river/)
        const table = main.getByRole('region', { name: gameDetails.payTable })
        await expect(table.getByRole('listitem')).toHaveCount(12)
        const drawing = table.getByRole('listitem').first().locator('img')
        await drawing.scrollIntoViewIfNeeded()
        await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
        const rules = main.locator('.game-details-rules')
        const [columns, whole] = await Promise.all([
          rules.boundingBox(),
          main.locator('h1').locator('..').boundingBox(),
        ])
        expect(columns?.width ?? 0, 'rules use the width of the page').toBeGreaterThan((whole?.width ?? 0) * 0.6)
        const session = main.getByRole('region', { name: gameDetails.session, exact: true })
        await expect(session.getByRole('heading', { name: gameDetails['session.hundred'] })).toBeVisible()
        await session.getByText(gameDetails['session.asTable']).click()
        await expect(session.getByRole('row')).not.toHaveCount(0)
      })

test('a session changes with bet, time and stop amount, by keyboard alone, and says what is wrong with an amount', async ({
  page,
}) => {
  const { gameDetails } = texts.en
  await page.goto(`${leo.origin}/en/game/lantern-river`)
  const session = page.getByRole('region', { name: gameDetails.session, exact: true })
  const outcomes = session.getByRole('status')
  await expect(outcomes).toContainText('90 of them end between')
  const before = await outcomes.textContent()
  await session.getByLabel(gameDetails['session.stop']).focus()
  await page.keyboard.type('5000')
  await expect(outcomes).toContainText('reach +¥ 5,000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // 15 minutes
  await expect(session.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  await expect(session.getByText('15 minutes hold up to 360 rounds')).toBeVisible()
  await expect(outcomes).not.toHaveText(before ?? '')
  const bet = session.getByLabel(gameDetails['session.bet'])
  await bet.fill('5')
  await expect(bet).toHaveAccessibleDescription(/20.*10,000/)
})

test('on a desktop the rules fill the page in lines that can be read, and figures are larger than the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const brand of brands)
    for (const language of brand.site.languages) {
      await page.goto(`${brand.origin}/${language}/game/hot-spring-dig`)
      await expect(page.locator('.game-details-rules p').first()).toBeVisible()
      const { filled, lines, figure, text } = await page.evaluate(() => {
        const sizeOf = (element: Element | null) =>
          Number(element ? getComputedStyle(element).fontSize.replace('px', '') : 0)
        const whole = document.querySelector('.game-details')?.getBoundingClientRect()
        const paragraphs = [...document.querySelectorAll('.game-details-rules p')]
        const boxes = paragraphs.map((paragraph) => paragraph.getBoundingClientRect())
        const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
        const text = sizeOf(paragraphs[0] ?? null)
        return {
          filled: (right - left) / (whole?.width ?? Number.POSITIVE_INFINITY),
          lines: boxes.map((box) => box.width / text),
          figure: Math.min(...[...document.querySelectorAll('.game-details-figures .figures dd')].map(sizeOf)),
          text,
        }
      })
      const at = `${brand.brand} ${language}`
      expect(filled, at).toBeGreaterThan(0.85)
      for (const line of lines) {
        expect(line, `${at}: a line of so many em`).toBeGreaterThan(25)
        expect(line, `${at}: a line of so many em`).toBeLessThan(45)
      }
      expect(figure, at).toBeGreaterThan(text * 1.15)
    }
})

test('a game whose player decides says which way to play its figures are for', async ({ page }) => {
  await page.goto(`${leo.origin}/en/game/hot-spring-dig`)
  await expect(page.getByText('This is for opening one tile at the preset difficulty')).toBeVisible()
})

test('the page is reached from a game’s card, from similar games and from the game’s own bar', async ({ page }) => {
  const { games, gameDetails } = texts[leo.language]
  await page.goto(`${leo.origin}/${leo.language}/lobbies/casino`)
  const tile = page.getByRole('main').getByRole('article').last()
  await hydrated(tile)
  await tile.getByRole('button', { expanded: false }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: games.aboutGame }).click()
  await expect(page).toHaveURL(/\/game\/[a-z-]+$/)
  const similar = page.getByRole('region', { name: gameDetails.similar })
  const [first] = await similar.getByRole('link').all()
  const address = (await first?.getAttribute('href')) ?? ''
  await first?.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${leo.origin}/${leo.language}/game-play?gameId=lantern-river&gameType=freegames`)
  await expect(page.getByRole('heading', { level: 1 }).getByRole('link')).toHaveAttribute(
    'href',
    `/${leo.language}/game/lantern-river`,
  )
})

test('a player’s own loss limit and balance bound the session', async ({ page }) => {
  const { limits, gameDetails } = { limits: limitTexts[leo.language], ...texts[leo.language] }
  await newPlayerOn(page, leo, 'limits?type=loss&days=1&size=3000')
  const main = page.getByRole('main')
  await main.locator('form button[type="submit"]').click()
  await expect(main.getByRole('list', { name: limits.inForce })).toContainText('3,000')
  await page.goto(`${leo.origin}/${leo.language}/game/lantern-river`)
  const session = page.getByRole('region', { name: gameDetails.session, exact: true })
  await expect(session.getByLabel(gameDetails['session.money'])).toHaveValue('3,000')
  await expect(session.getByText('¥\u00a03,000').first()).toBeVisible()
  await session.getByLabel(gameDetails['session.money']).fill('50000')
  await expect(session.getByRole('status')).toContainText('¥\u00a03,000')
  await expect(session.getByRole('status')).not.toContainText('50,000')
})

test('an unknown game is a page that was not found', async () => {
  expect((await ask(leo, '/en/game/nowhere')).status).toBe(404)
})
