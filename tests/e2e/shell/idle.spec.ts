import { messages as en } from '../../../apps/web/app/features/idle/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/idle/messages.ja.ts'
import { expect, inTurn, test } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'
import { newPlayerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

for (const brand of inTurn(1)) {
  const t = { ja, en }[brand.language]

  test(`${brand.brand}: an inactive player gets a question before the idle timeout, and stays logged in after answering`, async ({
    page,
  }) => {
    await page.clock.install()
    const rules = page.waitForResponse(/getJurisdictionRulesForUser/)
    const { me } = await newPlayerOn(page, brand, 'profile')
    await rules
    await page.waitForLoadState('networkidle')
    const asked = page.getByRole('dialog', { name: t.title })
    await page.clock.fastForward('20:00')
    await page.clock.runFor(500)
    await expect(asked).toHaveCount(0)
    await page.clock.fastForward('29:00')
    await expect(asked).toBeVisible()
    await page.clock.resume()
    await checkWindow(asked, { at: 'IdleDialog' })
    const sign = page.waitForResponse(/\/ajax\/login\/status/)
    await asked.getByRole('button', { name: t.stay, exact: true }).last().click()
    expect((await sign).status()).toBe(200)
    await expect(asked).toHaveCount(0)
    await expect(me.balance).toBeVisible()
  })
}
