import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Nothing that axe finds fault with is on the page, or inside `within`, a CSS selector. Looks once what fades in or out has come to rest, as half-transparent
 * text has a contrast of its own; other sites' frames answer for themselves.
 */
export async function accessible(page: Page, { within, at = '' }: { within?: string; at?: string } = {}) {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).exclude('iframe')
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const faults = violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`)
  expect(faults, `what axe finds ${at}`).toEqual([])
}
