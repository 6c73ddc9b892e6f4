import { en } from '../../../apps/games/src/shell/text/en.ts'
import { ja } from '../../../apps/games/src/shell/text/ja.ts'
import { expect, inTurn, test, visitor } from '../support/journey.ts'

const patient = { timeout: 90_000 }

for (const brand of inTurn(0))
  test(`${brand.brand}: the player sees the next commitment, then chooses a seed for it, but not while a round is open`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const me = visitor(page, brand)
    const t = { ja, en }[brand.language]
    await me.openGame('freegames', 'hot-spring-dig')
    const body = me.game.locator('body')
    await expect(body).toHaveAttribute('data-state', 'ready', patient)
    const openSeeds = async () => {
      await me.game.getByRole('button', { name: t.history, exact: true }).click()
      await me.game.getByRole('button', { name: t.seedsTitle, exact: true }).click()
    }
    const seeds = me.game.getByRole('dialog', { name: t.seedsTitle, exact: true })
    await openSeeds()

    const hash = (await seeds.getByLabel(t.seedsNextHash).textContent()) ?? ''
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const tops = [
      seeds.getByLabel(t.seedsNextHash),
      seeds.getByLabel(t.fairClientSeed),
      seeds.getByRole('button', { name: t.seedsUse }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0)
    const [shown = 0, chosen = 0, used = 0] = await Promise.all(tops)
    expect(shown < chosen && chosen < used).toBe(true)
    await seeds.getByLabel(t.fairClientSeed).fill('of-my-own')
    await seeds.getByRole('button', { name: t.seedsUse }).click()
    const inUse = seeds.getByRole('definition')
    await expect(inUse.nth(1)).toHaveText('of-my-own')
    await expect(inUse.nth(0)).toHaveText(hash)
    await expect(seeds.getByLabel(t.seedsNextHash)).not.toHaveText(hash)
    for (const close of ['seeds', 'history'] as const) {
      const title = close === 'seeds' ? t.seedsTitle : t.history
      await me.game.getByRole('dialog', { name: title, exact: true }).getByRole('button', { name: t.close }).click()
    }

    await me.game.locator('.spin').click()
    await expect(body).toHaveAttribute('data-state', 'playing', patient)
    await openSeeds()
    const game = { ja: '温泉掘り', en: 'Hot-Spring Dig' }[brand.language]
    await expect(seeds.getByText(t.roundOpenText(game))).toBeVisible()
    await expect(seeds.getByRole('button', { name: t.seedsUse })).toHaveCount(0)
  })
