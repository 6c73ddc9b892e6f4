import { messages as eventsEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as eventsJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as firstEn } from '../../../apps/sportsbook/src/slip/first.en.ts'
import { messages as firstJa } from '../../../apps/sportsbook/src/slip/first.ja.ts'
import { expect } from '../support/journey.ts'
import { openSports, test } from '../support/sports.ts'

test.describe.configure({ timeout: 240_000, mode: 'default' })

test('a match that has ended is found on its day, with what became of its markets', async ({ page, sports }) => {
  const [t, first] = sports.language === 'ja' ? [eventsJa, firstJa] : [eventsEn, firstEn]
  await page.setViewportSize({ width: 1440, height: 900 })
  const frame = await openSports(page, sports)
  await frame.getByRole('navigation', { name: t.sports }).getByRole('link', { name: t.results }).click()
  const result = frame.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(async () => {
    await page.reload() // the first matches end within minutes
    await expect(result).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 200_000 })
  await result.click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('main').getByText(first['result.won'], { exact: true }).first()).toBeVisible()
  await expect(frame.getByRole('main').getByText(first['result.lost'], { exact: true }).first()).toBeVisible()
})
