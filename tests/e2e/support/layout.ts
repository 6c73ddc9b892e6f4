import { expect, type Locator, type Page } from '@playwright/test'
import { isLongForm } from '../../support/long-form.ts'
import { accessible } from './accessible.ts'
import { pageFaults } from './page-faults.ts'

export const sizes = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
export type Size = (typeof sizes)[number]

/** A narrow one, in turn, and the phone on its side, of those given; the long form has all. */
const inForm = (given: readonly Size[], turn: number): readonly Size[] => {
  const narrow = given.filter(({ width }) => width < 400)
  const chosen = [narrow[turn % narrow.length], given.find(({ height }) => height < 400)]
  return isLongForm ? given : chosen.filter((size) => size !== undefined)
}

interface WindowOptions {
  /** For the failure message. */
  readonly at: string
  /** Those in which the window exists; all unless given. */
  readonly among?: readonly Size[]
  readonly turn?: number
  readonly contrast?: boolean
}

/**
 * An open dialog, sheet or menu at each size: it lies within the window, nothing overflows to the side, each of its controls can be scrolled to and
 * pressed there, its cross always, and axe finds nothing in it. The window is resized, not opened again.
 */
export async function checkWindow(root: Locator, { at, among = sizes, turn = 0, contrast = true }: WindowOptions) {
  const page = root.page()
  const before = page.viewportSize()
  const [first, ...others] = inForm(among, turn)
  for (const size of first ? [first, ...others] : []) {
    await page.setViewportSize(size)
    await expect(root).toBeVisible()
    const where = `${at} at ${size.width} × ${size.height}`
    await settled(page)
    expect.soft(await root.evaluate(windowFaults), where).toEqual([])
    await expectNoOverflow(page, where)
    await root.evaluate((element) => element.setAttribute('data-checked', ''))
    const targets = !(await root.evaluate((element) => element.matches(':popover-open')))
    await accessible(page, { within: '[data-checked]', at: where, contrast: contrast && size === first, targets })
    await root.evaluate((element) => element.removeAttribute('data-checked'))
  }
  if (before) await page.setViewportSize(before)
}

/** Two frames: the page has heard of its new size, and what opens with an animation stands still. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const finite = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

/** The page cannot be scrolled to the side. */
export async function expectNoOverflow(page: Page, at: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `what overflows ${at}`).toBeLessThanOrEqual(0)
}

/** Every 40 px, each with the height of a phone, a phone on its side, a tablet or a desktop, in turn. */
export const everyWidth: readonly { readonly width: number; readonly height: number }[] = Array.from(
  { length: (1600 - 320) / 40 + 1 },
  (_, step) => {
    const width = 320 + 40 * step
    const heights = width < 640 ? [760] : width <= 1000 ? [390, 800] : [700]
    return { width, height: heights[step % heights.length] ?? 700 }
  },
)

/** Nothing of the page covers, cuts or squeezes anything else: in the first view, in the long form in every further one. */
export async function expectNoFaults(page: Page, at: string): Promise<void> {
  await settled(page)
  expect.soft(await page.evaluate(pageFaults), at).toEqual([])
  if (!isLongForm) return
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / (innerHeight * 0.6)))
  for (let step = 1; step < Math.min(steps, 30); step++) {
    await page.evaluate((to) => scrollTo({ top: to * innerHeight * 0.6, behavior: 'instant' }), step)
    await settled(page)
    expect.soft(await page.evaluate(pageFaults), `${at}, scrolled by ${step}`).toEqual([])
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Runs in the page. */
function windowFaults(root: Element): string[] {
  const faults: string[] = []
  const { clientWidth: width } = document.documentElement
  const height = innerHeight
  const isInside = (box: DOMRect) =>
    box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1
  const named = (element: Element) => element.cloneNode(false) as Element
  const name = (element: Element) => `${named(element).outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 30)}`
  if (!isInside(root.getBoundingClientRect()))
    faults.push(`lies outside: ${JSON.stringify(root.getBoundingClientRect())}`)
  for (const part of [root, ...root.querySelectorAll('*')]) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
    if (
      scrolls &&
      part.scrollWidth > part.clientWidth + 1 &&
      getComputedStyle(part).overflowY !== 'visible' &&
      part.scrollHeight > part.clientHeight + 1
    )
      faults.push(`scrolls both ways: ${name(part)}`)
  }
  /** A field that is drawn by its label is pressed there. */
  const surfaceOf = (control: Element) => {
    const { width, height } = control.getBoundingClientRect()
    return width > 2 && height > 2 && getComputedStyle(control).opacity !== '0' ? control : control.closest('label')
  }
  const isPressed = (control: Element, surface: Element) => {
    const box = surface.getClientRects()[0] ?? surface.getBoundingClientRect() // a link may begin in one line and end in the next
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return hit !== null && (surface.contains(hit) || hit.closest('label')?.contains(control) === true)
  }
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) => control.checkVisibility() && control.closest('[aria-hidden="true"], [inert]') === null,
  )
  const cross = root.querySelector('.dialog-close, .game-card-close')
  for (const control of controls) {
    const surface = surfaceOf(control)
    if (surface === null) continue
    surface.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    if (!isInside(surface.getBoundingClientRect())) faults.push(`does not fit: ${name(control)}`)
    else if (!isPressed(control, surface)) faults.push(`is covered: ${name(control)}`)
    if (cross && !isInside(cross.getBoundingClientRect())) faults.push(`has no cross beside ${name(control)}`)
  }
  return faults
}
