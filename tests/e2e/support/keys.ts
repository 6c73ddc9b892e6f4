import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A keyboard user. After each key that moves the focus, it is on a visible control and clearly marked. */
export function keysOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  const focusSeen = () =>
    expect(async () => expect(await page.evaluate(focusFault)).toBe('')).toPass({ timeout: 60_000 })

  /** Presses Tab until it has the focus. */
  async function reach(target: Locator, { key = 'Tab', atMost = 60 } = {}) {
    await expect(target).not.toHaveCount(0) // the page may still be loading
    for (let presses = 0; presses <= atMost; presses++) {
      if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
      await press(key)
      await focusSeen()
    }
    throw new Error(`${target} was not reached by ${atMost} presses of ${key}`)
  }
  return {
    press,
    focusSeen,
    reach,
    async follow(target: Locator) {
      await reach(target)
      await press('Enter')
    },
    async write(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.type(text)
    },
    /** The focus cycles inside and never leaves. */
    async staysWithin(dialog: Locator, { presses = 14 } = {}) {
      for (const key of ['Tab', 'Shift+Tab'])
        for (let pressed = 0; pressed < presses; pressed++) {
          await press(key)
          // between last and first the browser's own controls may have the focus, other parts of the page never
          const outside = await dialog.evaluate(
            (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
          )
          expect(outside).toBe(false)
        }
    },
  }
}

/** Runs in the page. Empty when all is well. */
function focusFault(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return 'nothing has the focus'
  const name = `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const box = element.getBoundingClientRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  if (right - left < 2 || bottom - top < 2) return `${name} is out of sight`
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const))
  const onTop = points.some(([x, y]) => {
    const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
    return (
      found !== null &&
      (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element))
    )
  })
  if (!onTop) return `${name} is covered`
  if (element.matches('main, dialog, iframe')) return '' // places, not controls
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
  const ringed = around.some((part) => {
    if (!part) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && !/^[01](\.|px)/.test(outlineWidth)
  })
  return ringed ? '' : `${name} does not show that it has the focus`
}
