import { messages as firstEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as firstJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as pagesEn } from '../../../apps/sportsbook/src/events/pages.en.ts'
import { messages as pagesJa } from '../../../apps/sportsbook/src/events/pages.ja.ts'
import { expect } from '../support/journey.ts'
import { openSports, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const patient = { timeout: 60_000 }

test('two matches in play stand side by side with their prices, also after a reload, and one is taken off', async ({
  page,
  sports,
}) => {
  const texts = sports.language === 'ja' ? { ...firstJa, ...pagesJa } : { ...firstEn, ...pagesEn }
  const frame = await openSports(page, sports, '/live')
  await frame.getByRole('link', { name: texts.multiview }).click(patient)
  const choice = frame.getByRole('group', { name: texts['multiview.choice'] })
  const matches = frame.getByRole('main').getByRole('region')
  await expect(matches).toHaveCount(2, patient)
  await choice.getByRole('button', { pressed: true }).first().click()
  await expect(matches).toHaveCount(1)
  await choice.getByRole('button', { pressed: false }).first().click()
  await expect(matches).toHaveCount(2)
  for (const group of ['handicap', 'total'] as const)
    await expect(matches.first().getByRole('group', { name: texts[`group.${group}`] })).toBeVisible()
  await page.reload()
  await expect(matches.first()).toBeVisible(patient)
  await choice.getByRole('button', { pressed: true }).first().click()
  await expect.poll(() => matches.count()).toBeLessThan(2)
})
