import { messages as jackpotsEn } from '../../../apps/web/app/features/jackpots/messages.en.ts'
import { messages as jackpotsJa } from '../../../apps/web/app/features/jackpots/messages.ja.ts'
import { messages as en } from '../../../apps/web/app/features/tournaments/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/tournaments/messages.ja.ts'
import { messages as tipsEn } from '../../../apps/web/app/features/tournaments/tips/messages.en.ts'
import { messages as tipsJa } from '../../../apps/web/app/features/tournaments/tips/messages.ja.ts'
import { playRound } from '../support/busy-player.ts'
import { expect, inTurn, test } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, registerOn } from '../support/player.ts'
import type { ServerAccess } from '../support/server-access.ts'

const texts = {
  ja: { ...ja, race: 'デイリーフェアレース', chipRace: '10分チップレース', start: '1,000枚' },
  en: { ...en, race: 'Daily fair race', chipRace: 'Ten-minute chip race', start: '1,000 chips' },
}
const tips = { ja: { ...tipsJa, contest: /スコア予想 第\d+節/ }, en: { ...tipsEn, contest: /tips, matchday \d+/ } }
const jackpots = { ja: jackpotsJa, en: jackpotsEn }

test.describe.configure({ timeout: 240_000 })

for (const brand of inTurn(0))
  test(`${brand.brand}: a player enters a free tournament, plays a round and has a place; the meters of the jackpots are shown`, async ({
    page,
  }) => {
    const t = texts[brand.language]
    const open = (path: string) => page.goto(`${brand.origin}/${brand.language}${path}`)
    await registerOn(page, brand)
    await open('/promotions')
    await knowsItsPlayer(page)
    await depositOn(page, 5_000)
    await open('/tournament')
    const card = page.getByRole('article', { name: t.race, exact: true }).first()
    await card.getByRole('button', { name: t.enter }).click()
    await expect(card.getByText(t.isInFirst)).toBeVisible()
    await playRound(page, 'lantern-river')
    await card.getByRole('link', { name: t.race }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.race })).toBeVisible()
    await expect(page.getByRole('region', { name: t.yourPlace })).toContainText(/\d/)
    await expect(page.getByRole('region', { name: t.board }).getByText(t['board.you'])).toBeVisible()
    // from the hall again where the run ends meanwhile
    await expect(async () => {
      await open('/tournament')
      const chipRace = page.getByRole('article', { name: t.chipRace, exact: true }).first()
      const enter = chipRace.getByRole('button', { name: t.enter })
      await enter.or(chipRace.getByText(t.isIn)).first().waitFor()
      if (await enter.isVisible()) await enter.click()
      await expect(chipRace.getByText(t.isIn)).toBeVisible()
      await chipRace.getByRole('link', { name: t.chipRace }).click()
      await page.getByRole('region', { name: t['chips.yours'] }).getByRole('link').first().click()
      await expect(page.frameLocator('iframe.game-frame').getByText(t.start).first()).toBeVisible()
    }).toPass()
    await open('/jackpots')
    const words = jackpots[brand.language]
    for (const level of ['MINI', 'MAJOR', 'GRAND'] as const)
      await expect(page.getByRole('heading', { level: 2, name: words[`level.${level}`] })).toBeVisible()
    await expect(page.locator('.jackpot .meter').first()).toContainText(/¥/)
  })

for (const brand of inTurn(1))
  test(`${brand.brand}: a player tips a score, which enters the contest, and finds the tip again`, async ({
    page,
    server,
  }) => {
    const t = tips[brand.language]
    await stateRound(server)
    await registerOn(page, brand)
    await expect(async () => {
      await page.goto(`${brand.origin}/${brand.language}/tournament`)
      await page.getByRole('link', { name: t.contest }).first().click({ timeout: 10_000 })
    }).toPass({ timeout: 180_000 }) // contests are published each minute
    const goals = page.getByRole('region', { name: t.title }).getByRole('spinbutton')
    await goals.nth(0).fill('2')
    await goals.nth(1).press('ArrowUp')
    await page.getByRole('button', { name: t.saveAndEnter }).click()
    await expect(page.getByText(t.saved)).toBeVisible()
    await page.reload()
    await expect(goals.nth(0)).toHaveValue('2')
    await expect(goals.nth(1)).toHaveValue('1')
    await expect(page.getByRole('button', { name: t.save })).toHaveCount(0)
  })

/** What a bookmaker states of a round; this server has no feed of matches. */
async function stateRound({ query }: Pick<ServerAccess, 'query'>): Promise<void> {
  const league = { ja: '東雲リーグ', en: 'Shinonome League' }
  await query(
    `insert into tournaments.sport_rounds (supplier, round_id, league, names, number, size)
     values ('bookmaker', 'journey-7', 'andon:tournament:sim-fbjp3', $1, 7, 2) on conflict do nothing`,
    [JSON.stringify(league)],
  )
  const sides = (home: string, away: string) =>
    JSON.stringify({ home: { ja: home, en: home }, away: { ja: away, en: away } })
  for (const [id, names] of [
    ['journey-1', sides('Asahi', 'Minato')],
    ['journey-2', sides('Kita', 'Hamabe')],
  ])
    await query(
      `insert into tournaments.sport_matches (supplier, match_id, round_id, stated_at, names, starts_at, state)
       values ('bookmaker', $1, 'journey-7', 1, $2, now() + interval '2 days', 'scheduled') on conflict do nothing`,
      [id, names],
    )
}
