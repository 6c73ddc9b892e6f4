import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { playText } from '../../../apps/sportsbook/src/match/play/words/text.ts'
import { pathOf } from '../../../apps/sportsbook/src/page/route.ts'
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

/** A figure that tells each sport's story; which of them are played depends on the hour. */
const told = {
  baseball: 'baseHits',
  basketball: 'rebounds',
  tennis: 'aces',
  esports: 'kills',
  iceHockey: 'shotsOnGoal',
  americanFootball: 'totalYards',
  volleyball: 'blocks',
  tableTennis: 'rallyWinners',
  rugby: 'tries',
} as const

test('other sports in play show theirs', async ({ page, sports }) => {
  const t = sports.language === 'ja' ? matchJa : matchEn
  await page.setViewportSize({ width: 1440, height: 900 })
  let seen = 0
  for (const sport of Object.keys(told) as (keyof typeof told)[]) {
    const frame = await openSports(page, sports, pathOf({ page: 'live', sport }))
    await expect(frame.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(patient)
    const first = eventLinks(frame.getByRole('main')).first()
    const isPlayed = await first.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    )
    if (!isPlayed) continue
    await first.click(patient)
    const figures = frame.getByRole('list', { name: t.figures })
    await expect(figures.getByText(playText[sports.language][`figure.${told[sport]}`], { exact: true })).toBeVisible(
      patient,
    )
    seen++
  }
  expect(seen).toBeGreaterThan(1)
})
