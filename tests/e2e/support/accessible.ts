import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'

interface AccessibleOptions {
  /** A CSS selector; the whole page unless given. */
  readonly within?: string
  /** For the failure message. */
  readonly at?: string
  /** False: without contrast, which takes two thirds of the time and is the same in each language of a brand. */
  readonly contrast?: boolean
  /** False: without the size of targets, in a popover: axe takes what lies below it, such as the tab bar, for what covers it. */
  readonly targets?: boolean
}

/**
 * Axe reports no fault on the page, or inside `within`. Waits for short animations first, since half-transparent text has a contrast of its own; one that begins
 * meanwhile, as of a message, is waited for, too: a fault is what axe finds twice.
 * Frames are left out: they hold other sites. Axe runs in the page itself, at a quarter of the cost of `@axe-core/playwright`, which opens a
 * second page for each result and returns what passed, too.
 */
export async function accessible(
  page: Page | Frame,
  { within, at = '', contrast = true, targets = true }: AccessibleOptions = {},
) {
  const rules = { 'color-contrast': { enabled: contrast }, 'target-size': { enabled: targets } } // axe leaves the latter out
  const look = () => faultsOf(page, within, rules)
  let faults = await look()
  if (faults.length > 0) faults = (await look()).filter((fault) => faults.includes(fault))
  expect.soft(faults, `what axe finds ${at}`).toEqual([])
}

async function faultsOf(page: Page | Frame, within: string | undefined, rules: axe.RuleObject): Promise<string[]> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ include, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') } // put there above
      const context = { ...(include === undefined ? {} : { include: [include] }), exclude: ['iframe'] }
      const { violations } = await axe.run(context, { resultTypes: ['violations'], rules })
      return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { include: within, rules },
  )
}
