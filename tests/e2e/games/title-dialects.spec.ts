import { messages as play } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as check } from '../../../apps/web/app/features/reality-check/messages.ja.ts'
import { isLongForm } from '../../support/long-form.ts'
import { amountOf, expect, leo, playRound, test, visitor } from '../support/journey.ts'
import { depositOn, newPlayerOn, post } from '../support/player.ts'

test.describe.configure({ timeout: 180_000 })

/** Titles of the arcade that do not speak vanguard: the first of each dialect, in the long form all. */
const titles = [
  { gameCode: 'fox-wedding', dialect: 'pragmaticplay' },
  { gameCode: 'night-parade', dialect: 'playngo' },
  { gameCode: 'daruma-drop', dialect: 'pragmaticplay' },
  { gameCode: 'moon-rabbit', dialect: 'playngo' },
] as const

for (const { gameCode, dialect } of isLongForm ? titles : titles.slice(0, 2))
  test(`${gameCode} speaks ${dialect}: it is shown when it is ready, its balance is the page's, the reality check waits for its round, and a reload goes on`, async ({
    page,
  }) => {
    await newPlayerOn(page, leo, 'limits')
    await depositOn(page, 10_000)
    await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'reality', minutes: '1' })
    await page.clock.install()
    const me = visitor(page, leo)
    const launched = page.waitForResponse((response) => response.url().includes('/ajax/launcher/'))
    await me.openGame('realgames', gameCode)
    expect(await (await launched).json()).toMatchObject({ dialect, gameCode })
    const body = me.game.locator('body')
    await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
    await expect(page.getByText(play.loading)).toHaveCount(0)

    await playRound(me.game, me.t)
    const inGame = () => amountOf(me.game.locator('.meters .balance').textContent())
    await expect.poll(async () => (await amountOf(me.balance.textContent())) - (await inGame())).toBe(0)

    await page.clock.fastForward(61_000)
    await expect(me.dialog).toContainText(check.title)
    if (dialect === 'playngo') await expect(body).toHaveAttribute('data-state', 'busy')
    await me.dialog.getByRole('button', { name: check.continue }).click()
    await expect(me.dialog).toHaveCount(0)
    await playRound(me.game, me.t)

    await page.reload()
    await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
    await playRound(me.game, me.t)
  })
