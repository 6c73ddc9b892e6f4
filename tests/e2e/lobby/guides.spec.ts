import { messages as detailsEn } from '../../../apps/web/app/features/game-details/messages.en.ts'
import { messages as detailsJa } from '../../../apps/web/app/features/game-details/messages.ja.ts'
import { messages as guideEn } from '../../../apps/web/app/features/how-to-play/messages.en.ts'
import { messages as guideJa } from '../../../apps/web/app/features/how-to-play/messages.ja.ts'
import { expect, inTurn, test, visitor } from '../support/journey.ts'

const texts = {
  ja: { ...guideJa, bets: detailsJa.bets, tables: 'テーブルゲーム', game: '丁半' },
  en: { ...guideEn, bets: detailsEn.bets, tables: 'Table games', game: 'Chō-Han' },
}

for (const brand of inTurn(1))
  test(`${brand.brand}: a row of tables leads to how they are played, with the exact return of each bet`, async ({
    page,
  }) => {
    const t = texts[brand.language]
    const title = t.title.replace('{name}', t.game)
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor(page, brand).open(`/${brand.language}/lobbies/casino`)
    const row = page.getByRole('region', { name: t.tables, exact: true })
    await row.getByRole('link', { name: t.guides, exact: true }).click()
    await expect(page).toHaveURL(/\/how-to-play$/)
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/game\/cho-han\/how-to-play$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const bets = page.getByRole('region', { name: t.bets })
    for (const figure of ['98.00% (49 ⁄ 50)', '96.66% (29 ⁄ 30)', '97.22% (35 ⁄ 36)'])
      await expect(bets.getByText(figure)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.systems })).toBeVisible()
    await page.getByRole('link', { name: t.figures }).click()
    await expect(page).toHaveURL(/\/game\/cho-han$/)
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/game\/cho-han\/how-to-play$/)
  })
