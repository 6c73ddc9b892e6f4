import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { playText } from '../../../apps/sportsbook/src/match/play/words/text.ts'
import { expect } from '../support/journey.ts'
import { eventLinks, openSports, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const patient = { timeout: 60_000 }

test('a football match in play shows its figures, and who presses', async ({ page, sports }) => {
  const t = sports.language === 'ja' ? matchJa : matchEn
  await page.setViewportSize({ width: 1440, height: 900 })
  const frame = await openSports(page, sports, '/live/football')
  await eventLinks(frame.getByRole('main')).first().click(patient)
  const figures = frame.getByRole('list', { name: t.figures })
  await expect(figures).toBeVisible(patient)
  for (const kind of ['possession', 'shots', 'shotsOnTarget', 'corners'] as const)
    await expect(figures.getByText(playText[sports.language][`figure.${kind}`], { exact: true })).toBeVisible()
  const pressure = new RegExp(t.momentum.split('{')[0]?.replace('(', '\\(') ?? '')
  await expect(frame.getByRole('img', { name: pressure })).toBeVisible()
})
