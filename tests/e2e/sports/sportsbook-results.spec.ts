import { messages as eventsEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as eventsJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as racesEn } from '../../../apps/sportsbook/src/races/messages.en.ts'
import { messages as racesJa } from '../../../apps/sportsbook/src/races/messages.ja.ts'
import { messages as firstEn } from '../../../apps/sportsbook/src/slip/first.en.ts'
import { messages as firstJa } from '../../../apps/sportsbook/src/slip/first.ja.ts'
import { expect } from '../support/journey.ts'
import { openSports, test } from '../support/sports.ts'

test.describe.configure({ timeout: 240_000, mode: 'default' })

test('what has ended is found on its day, with what became of its markets', async ({ page, sports }) => {
  const [t, first, race] = sports.language === 'ja' ? [eventsJa, firstJa, racesJa] : [eventsEn, firstEn, racesEn]
  await page.setViewportSize({ width: 1440, height: 900 })
  const frame = await openSports(page, sports)
  await frame.getByRole('navigation', { name: t.sports }).getByRole('link', { name: t.results }).click()
  const result = frame.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(async () => {
    await page.reload() // a race of keirin ends every two minutes
    await expect(result).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 200_000 })
  await result.click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const main = frame.getByRole('main')
  const won = main.getByText(first['result.won'], { exact: true }).first()
  const finish = main.getByRole('heading', { name: race.result, exact: true })
  await expect(won.or(finish).first()).toBeVisible({ timeout: 60_000 })
})
