import { messages as historyEn } from '../../../apps/web/app/features/history/messages.en.ts'
import { messages as historyJa } from '../../../apps/web/app/features/history/messages.ja.ts'
import { messages as waitingEn } from '../../../apps/web/app/features/waiting-rounds/messages.en.ts'
import { messages as waitingJa } from '../../../apps/web/app/features/waiting-rounds/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect, inTurn, test, visitor } from '../support/journey.ts'
import { accountPage, depositOn, newPlayerOn } from '../support/player.ts'

const texts = {
  ja: { ...waitingJa, byRules: historyJa.finishedByRules, game: '温泉掘り' },
  en: { ...waitingEn, byRules: historyEn.finishedByRules, game: 'Hot-Spring Dig' },
}
const patient = { timeout: 90_000 }

for (const brand of inTurn(1))
  test(`${brand.brand}: a round that waits says until when, and once, and in the history, that it was finished as the rules say`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000)
    const t = texts[brand.language]
    await page.setViewportSize({ width: 390, height: 844 })
    const { person } = await newPlayerOn(page, brand, 'profile')
    await depositOn(page, 10_000)
    const me = visitor(page, brand)
    await me.openGame('realgames', 'hot-spring-dig')
    const body = me.game.locator('body')
    await expect(body).toHaveAttribute('data-state', 'ready', patient)
    await me.game.locator('.spin').click()
    await expect(body).toHaveAttribute('data-state', 'playing', patient)

    const lobby = '/lobbies/casino'
    await me.open(`/${brand.language}${lobby}`)
    const notice = page.getByRole('complementary', { name: t.title })
    await expect(notice.getByText(t.waits.replace('{game}', t.game))).toBeVisible(patient)
    await accessible(page)
    await notice.getByRole('link', { name: t.goOn.replace('{game}', t.game) }).click()
    await expect(page).toHaveURL(/gameId=hot-spring-dig&gameType=realgames/)
    await expect(me.game.locator('.cells .cell').first()).toBeVisible(patient)

    // its time is over
    const due = `update arcade.rounds set next_attempt_at = now() where owner = (select id from identity.players where email = $1) and state = 'playing'`
    await server.query(due, [person.email])
    await expect(async () => {
      await me.open(`/${brand.language}${lobby}`)
      await expect(notice.getByText(t.finished.replace('{game}', t.game))).toBeVisible({ timeout: 4_000 })
    }).toPass(patient)
    await notice.getByRole('button', { name: t.ok, exact: true }).click()
    await expect(notice).toHaveCount(0)
    await page.goto(accountPage(brand, 'bet-history'))
    await expect(page.getByText(t.byRules)).toBeVisible(patient)
    const read = page.waitForResponse(/getWaitingRounds/)
    await me.open(`/${brand.language}${lobby}`)
    expect((await (await read).json()).finished).toEqual([])
    await expect(notice).toHaveCount(0)
  })
