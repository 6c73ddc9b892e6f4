import { messages as en } from '../../../apps/web/app/features/missions/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/missions/messages.ja.ts'
import { playRound } from '../support/busy-player.ts'
import { expect, inTurn, test } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, registerOn } from '../support/player.ts'

const texts = { ja, en }
const games = ['lantern-river', 'koi-climb', 'thunder-drums']

test.describe.configure({ timeout: 240_000 })

for (const brand of inTurn(1))
  test(`${brand.brand}: a player takes part in missions, plays three games and claims the reward once`, async ({
    page,
  }) => {
    const t = texts[brand.language]
    const open = (path: string) => page.goto(`${brand.origin}/${brand.language}${path}`)
    await registerOn(page, brand)
    await open('/promotions')
    await knowsItsPlayer(page)
    await depositOn(page, 5_000)
    await open('/missions')
    await page.getByRole('button', { name: t.join }).click()
    await expect(page.getByText(t.joinText)).toHaveCount(0)
    for (const game of games) await expect(async () => await playRound(page, game)).toPass()
    await open('/missions')
    const claim = page.getByRole('button', { name: t.claim }).first()
    await claim.click()
    await expect(page.getByText(t.claimed).first()).toBeVisible()
  })
