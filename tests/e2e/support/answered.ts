import type { Page, Route } from '@playwright/test'
import { messages as service } from '../../../apps/web/app/features/customer-service/messages.en.ts'
import { type Brand, expect, type Visitor, visitor } from './journey.ts'
import { knowsItsPlayer, registerOn } from './player.ts'

/** What a test can check after a call got a simulated reply. */
export interface Sees {
  readonly me: Visitor
  readonly page: Page
  /** Number of logout calls since the reply. */
  readonly logouts: () => number
}

/** A refusal by one number of the error catalogue. */
export const entry = (errorCode: string) => ({ success: false, errors: [{ errorCode, code: 'A_REASON', message: '' }] })

type Answer = Parameters<Route['fulfill']>[0] | 'lost'

/** Replies to messages to customer service instead of the back end; a logout succeeds without ending the session, so one player serves many rows. */
export async function answersOf(page: Page) {
  let answer: Answer = {}
  let logouts = 0
  await page.route('**/ajax/registration/contactUs', (route) =>
    answer === 'lost' ? route.abort() : route.fulfill(answer),
  )
  await page.route('**/ajax/login/logout', (route) => {
    logouts += 1
    return route.fulfill({ json: { success: true } })
  })
  return {
    next: (given: Answer) => {
      answer = given
      logouts = 0
    },
    logouts: () => logouts,
  }
}

/** A player, registered without the form, on the page of customer service. */
export async function playerAtService(page: Page, brand: Brand) {
  const me = visitor(page, brand)
  await registerOn(page, brand)
  await page.goto(`${brand.origin}/${brand.language}/customer-service`)
  await knowsItsPlayer(page)
  return { me, answers: await answersOf(page) }
}

/** Sends the form on the open page of customer service. */
export async function writeToUs(page: Page, { asVisitor }: { asVisitor: boolean }) {
  const form = page.locator('#contact form')
  const send = form.getByRole('button', { name: service.send, exact: true })
  await expect(send).toBeEnabled()
  if (asVisitor) {
    await form.getByLabel(service.name, { exact: true }).fill('Hana')
    await form.getByLabel(service.email, { exact: true }).fill('hana@example.com')
  }
  await form.getByLabel(service.subject, { exact: true }).fill('A question')
  await form.getByLabel(service.message, { exact: true }).fill('How long does it take?')
  await send.click()
}
