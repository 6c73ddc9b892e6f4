import type { Language } from '@andon/contract/languages'
import type { Browser } from '@playwright/test'
import { usedAccount } from '../../tools/screens/player.ts'
import { settled } from '../../tools/screens/settled.ts'

/** The stored state of a browser in which a player with history is logged in. */
export async function storedPlayer(browser: Browser, { origin, language }: { origin: string; language: Language }) {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/${language}/lobbies/casino`)
  await settled(page)
  await usedAccount(page, language)
  await page.goto(`${origin}/${language}/lobbies/casino`)
  await page.getByTestId('balance').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
