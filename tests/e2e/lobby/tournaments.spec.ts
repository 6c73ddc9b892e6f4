import { writeFile } from 'node:fs/promises'
import { messages as jackpotsEn } from '../../../apps/web/app/features/jackpots/messages.en.ts'
import { messages as jackpotsJa } from '../../../apps/web/app/features/jackpots/messages.ja.ts'
import { messages as en } from '../../../apps/web/app/features/tournaments/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/tournaments/messages.ja.ts'
import { messages as tipsEn } from '../../../apps/web/app/features/tournaments/tips/messages.en.ts'
import { messages as tipsJa } from '../../../apps/web/app/features/tournaments/tips/messages.ja.ts'
import { playRound } from '../support/busy-player.ts'
import { type Brand, expect, inTurn, test } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, registerOn } from '../support/player.ts'
import type { ServerAccess } from '../support/server-access.ts'

const texts = {
  ja: {
    ...ja,
    race: 'デイリーフェアレース',
    chipRace: '10分チップレース',
    start: '1,000枚',
    proven: /一致しました.*引き直/,
    next: /次は「/,
  },
  en: {
    ...en,
    race: 'Daily fair race',
    chipRace: 'Ten-minute chip race',
    start: '1,000 chips',
    proven: /It matches.*drawn again/,
    next: /^Next up:/,
  },
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

for (const brand of inTurn(1))
  test(`${brand.brand}: the winner of a chip race takes free spins, and the browser draws the rounds again from the published seeds, in each language`, async ({
    page,
    server,
  }, { outputPath }) => {
    const t = texts[brand.language]
    const open = (path: string, language = brand.language) => page.goto(`${brand.origin}/${language}${path}`)
    const race = await publishChipRace(server, { brand, file: outputPath('race.json') })
    await registerOn(page, brand)
    await open(`/tournament/${race}`)
    await page.getByRole('button', { name: t.enter }).click()
    await page.getByRole('region', { name: t['chips.yours'] }).getByRole('link').first().waitFor() // it has begun
    await playRound(page, 'lantern-river', undefined, { race })
    await endChipRace(server, race)
    const take = page.getByRole('button', { name: t['won.take'] })
    await expect(async () => {
      await open('/tournament')
      await expect(take).toBeVisible({ timeout: 8_000 })
    }).toPass() // prizes are paid each minute
    await take.click()
    await expect(take).toHaveCount(0)
    await open('/account/bonus-rewards')
    await expect(page.getByText(chipRace[brand.language].name).first()).toBeVisible()
    for (const language of brand.site.languages) {
      await open(`/tournament/${race}`, language)
      const check = page.getByRole('region', { name: texts[language].check })
      await check.getByRole('button', { name: texts[language]['check.start'] }).click()
      await expect(check.getByRole('status')).toContainText(texts[language].proven)
    }
    await page.route('**/getTournaments?*', async (route) => {
      const reply = await (await route.fetch()).json()
      const tournaments = reply.tournaments.filter(({ state }: { state: string }) => state === 'UPCOMING')
      await route.fulfill({ json: { ...reply, tournaments } })
    })
    await open('/tournament')
    await expect(page.getByText(t['running.none'])).toBeVisible()
    await expect(page.getByText(t.next)).toBeVisible()
  })

const chipRace = {
  ja: { name: '星空チップレース', summary: '短いレースです。' },
  en: { name: 'Starry chip race', summary: 'A short race.' },
}

/** A race of one game with free spins for the first, by staff. */
async function publishChipRace(
  { operator }: Pick<ServerAccess, 'operator'>,
  { brand, file }: { brand: Brand; file: string },
): Promise<string> {
  const begins = Date.now() + 20_000 // while the player registers
  const rules = {
    image: '/scenes/race-chips.svg',
    product: 'casino',
    games: ['lantern-river'],
    entry: { kind: 'optIn' },
    lateEntry: true,
    scoring: { method: 'chips', rounds: 50, minStake: 20 },
    chips: { start: 1_000, rebuys: 0, proofs: true },
    prizes: {
      kind: 'mixed',
      places: [{ kind: 'freeSpins', game: 'lantern-river', spins: 8, stake: 20, expiryDays: 7 }],
    },
    graceSeconds: 0,
    holdSeconds: 0,
  }
  const [startsAt, endsAt] = [begins, begins + 3_600_000].map((at) => new Date(at).toISOString())
  const asked = { series: 'journey', site: brand.brand, startsAt, endsAt, texts: chipRace, rules }
  await writeFile(file, JSON.stringify(asked))
  const [id = ''] = (await operator('tournaments', 'publish', file)).split(' ')
  return id
}

/** As if its hour were over. */
async function endChipRace({ query }: Pick<ServerAccess, 'query'>, id: string): Promise<void> {
  await query(`update game_wallet.chip_stacks set ends_at = now() where tournament_id = $1`, [id])
  await query(
    `update arcade.races set ends_at = now(), due_at = now()
     where owner in (select id from game_wallet.chip_stacks where tournament_id = $1)`,
    [id],
  )
  await query(`update tournaments.tournaments set ends_at = now(), closes_at = now(), pays_at = now() where id = $1`, [
    id,
  ])
}

/** What a bookmaker states of a round; this server has no feed of matches. */
async function stateRound({ query }: Pick<ServerAccess, 'query'>): Promise<void> {
  const league = { ja: '東雲リーグ', en: 'Shinonome League' }
  await query(
    `insert into tournaments.sport_rounds (supplier, round_id, league, names, number, size)
     values ('bookmaker', 'journey-7', 'andon:tournament:sim-fbjp1', $1, 7, 2) on conflict do nothing`,
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
