import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** React answers what happens to the element. Scripts of rows and of the tab bar come last; before them, a click on a link loads its page. */
export const hydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))), {
      timeout: 60_000,
    })
    .toBe(true)
