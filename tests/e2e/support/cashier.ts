import type { Locator, Page } from '@playwright/test'
import { messages as cashierEn } from '../../../apps/web/app/features/cashier/messages.en.ts'
import { messages as cashierJa } from '../../../apps/web/app/features/cashier/messages.ja.ts'
import { messages as proofEn } from '../../../apps/web/app/features/verification/messages.en.ts'
import { messages as proofJa } from '../../../apps/web/app/features/verification/messages.ja.ts'
import { type Brand, expect } from './journey.ts'
import { newPlayerOn } from './player.ts'

const texts = { ja: { ...cashierJa, proofTitle: proofJa.title }, en: { ...cashierEn, proofTitle: proofEn.title } }

/** A new player on the cashier's page, with actions by visible text. */
export async function atCashier(page: Page, brand: Brand, { view = '' } = {}) {
  const { me, person } = await newPlayerOn(page, brand, `cashier${view}`)
  const t = texts[brand.language]
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const choose = (label: string | RegExp) => main.getByRole('radio', { name: label }).check()
  return {
    me,
    person,
    t,
    main,
    field,
    choose,
    submit: main.locator('form:visible button[type="submit"]'),
    state: main.locator('section[data-payment]'),
    /** Fills the fields of a new card, in the second step. */
    async typeCard(card: string) {
      await choose(t.newCard)
      await field(t.cardNumber).fill(card)
      await field(t.expiry).fill('1239')
      await field(t.cvv).fill('123')
      await field(t.cardHolder).fill('HANA YAMADA')
    },
    /** Fills the first step and goes on to the second. */
    async amount(amount: number) {
      await field(t.otherAmount).fill(String(amount))
      await main
        .getByRole('button', { name: t.nextAmount.replace('{amount}', `¥\u00a0${amount.toLocaleString('en')}`) })
        .click()
    },
  }
}

/** Approves or rejects on the supplier's page. */
export async function answerSupplier(page: Page, answer: 'accept' | 'refuse') {
  await page.waitForURL(/\/sandbox\/bank\//, { timeout: 60_000 })
  await page.locator(`button[value="${answer}"]`).click()
}

/** Verifies identity and address with documents that the sandbox accepts. */
export async function prove(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    for (const documentType of ['identity', 'address']) {
      const form = new FormData()
      form.set('documentType', documentType)
      form.set('file', new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf', { type: 'application/pdf' }))
      const headers = { 'x-xsrf-token': token }
      await fetch('/ajax/account/Documents/upload', { method: 'POST', headers, body: form })
    }
  })
  const status = () =>
    page.evaluate(async () => (await (await fetch('/ajax/profile/getAccountVerificationStatus')).json()).documents)
  await expect
    .poll(status, { timeout: 60_000 })
    .toMatchObject({ identityStatus: 'vrfn_verified', addressStatus: 'vrfn_verified' })
}

/** The reference of the payment that is shown. */
export async function referenceIn(state: Locator): Promise<string> {
  const reference = (await state.getByTestId('reference').textContent()) ?? ''
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  return reference
}
