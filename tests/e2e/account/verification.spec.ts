import type { Locator, Page } from '@playwright/test'
import { messages as cashierEn } from '../../../apps/web/app/features/cashier/messages.en.ts'
import { messages as cashierJa } from '../../../apps/web/app/features/cashier/messages.ja.ts'
import { messages as proofEn } from '../../../apps/web/app/features/verification/messages.en.ts'
import { messages as proofJa } from '../../../apps/web/app/features/verification/messages.ja.ts'
import { bee, expect, leo, test } from '../support/journey.ts'
import { accountPage, newPlayerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

const texts = { ja: proofJa, en: proofEn }
const cashierTexts = { ja: cashierJa, en: cashierEn }
const decided = { timeout: 60_000 } // the sandbox takes three seconds

/** The last press before files leave the browser. */
const sendChosen = (card: Locator) => card.getByRole('button', { name: /^Send \d|個のファイルを送信$/ }).click()

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('several documents dropped at once are one check, and its decision appears without a reload', async ({ page }) => {
  const [brand, t] = [leo, texts[leo.language]]
  const heard: string[] = []
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await newPlayerOn(page, brand, 'confirmidentity')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const identity = cardOf(page, t.identity)
  await expect(identity.getByText(t.notSent)).toBeVisible()
  await expect(identity.getByText(t['sides.myNumber'])).toBeVisible()
  await drop(page, `${t.identity}: ${t.dropHere}`, ['front.pdf', 'huge.pdf', 'back.pdf'])
  await expect(identity.getByRole('alert').filter({ hasText: 'huge.pdf' })).toBeVisible()
  const chosen = identity.getByRole('region', { name: t.chosen })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expect(identity.getByText(t.notSent)).toBeVisible() // nothing is sent before the player says so
  await chosen.getByRole('button', { name: `${t.removeFile} back.pdf` }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await drop(page, `${t.identity}: ${t.dropHere}`, ['back.pdf'])
  await sendChosen(identity)
  await expect(identity.getByRole('listitem')).toHaveCount(2)
  await expect(identity.getByText(t.initiated)).toHaveCount(3) // the proof and each document
  await expect(identity.getByText(t.verified, { exact: true })).toHaveCount(3, decided)
  expect(heard.filter((frame) => /"topic":"verification".*vrfn_verified/.test(frame))).toHaveLength(1)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the page shows the supplier’s status of a document: failed, expired, verified', async ({ page }) => {
  const [brand, t] = [bee, texts[bee.language]]
  await newPlayerOn(page, brand, 'confirmidentity')
  const address = cardOf(page, t.address)
  const status = address.getByRole('status').first()
  await drop(page, `${t.address}: ${t.dropHere}`, ['bill FAILED.pdf'])
  await sendChosen(address)
  await expect(status).toHaveText(t.initiated)
  await expect(status).toHaveText(t.failed, decided)
  await expect(address.getByText(t['reason.NOT_READABLE'])).toBeVisible()
  await drop(page, `${t.address}: ${t.dropHere}`, ['bill EXPIRED.pdf'])
  await sendChosen(address)
  await expect(status).toHaveText(t.initiated)
  await expect(status).toContainText(t.expired, decided)
  await expect(address.getByText(t['reason.OUT_OF_DATE'])).toBeVisible()
  await drop(page, `${t.address}: ${t.dropHere}`, ['bill VERIFIED.pdf'])
  await sendChosen(address)
  await expect(status).toHaveText(t.verified, decided)
  await page.reload()
  await expect(status).toHaveText(t.verified)
  await expect(address.getByRole('listitem')).toHaveCount(3)

  const withdraw = page.getByRole('main').getByRole('link', { name: t.toWithdrawal })
  await expect(withdraw).toHaveCount(0) // the identity is still missing
  await drop(page, `${t.identity}: ${t.dropHere}`, ['licence VERIFIED.pdf'])
  await sendChosen(cardOf(page, t.identity))
  await expect(withdraw).toBeVisible(decided)
  await withdraw.click()
  await expect(page).toHaveURL(`${brand.origin}/${brand.language}/account/cashier?view=withdraw`)
})

test('a player sent here by a withdrawal is told why, and is back there once both proofs are accepted', async ({
  page,
}) => {
  const [brand, t] = [leo, texts[leo.language]]
  const withdrawal = `/${brand.language}/account/cashier?view=withdraw`
  await newPlayerOn(page, brand, 'cashier?view=withdraw')
  const first = page.getByRole('region', { name: cashierTexts[brand.language].proofFirst, exact: true })
  await first.getByRole('link').click()
  await expect(cardOf(page, t.whyTitle)).toContainText(t.whyText)
  await expect(page.getByRole('link', { name: t.backToWithdrawal })).toHaveAttribute('href', withdrawal)
  for (const name of [t.identity, t.address]) {
    await drop(page, `${name}: ${t.dropHere}`, ['paper VERIFIED.pdf'])
    await sendChosen(cardOf(page, name))
  }
  await expect(page).toHaveURL(`${brand.origin}${withdrawal}`, decided)
  await expect(page.getByText(t.returned)).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('a file that is not a document is refused with a message', async ({ page }) => {
  const t = texts[bee.language]
  await newPlayerOn(page, bee, 'confirmidentity')
  const address = cardOf(page, t.address)
  await address
    .locator('input[multiple]')
    .setInputFiles([{ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') }])
  await sendChosen(address)
  await expect(address.getByRole('alert').filter({ hasText: t.again })).toBeVisible()
})

test('an interrupted upload resumes where it stopped', async ({ page }) => {
  const [brand, t] = [leo, texts[leo.language]]
  await newPlayerOn(page, brand, 'confirmidentity')
  const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf(1_300_000) } // three parts
  const address = cardOf(page, t.address)
  let parts = 0
  const cutOff = new Promise<void>((done) => {
    void page.route('**/Documents/uploadPart', (route) => {
      parts += 1
      return parts === 1 ? route.continue() : done() // the second part never arrives
    })
  })
  await address.locator('input[multiple]').setInputFiles(bill)
  await sendChosen(address)
  await cutOff
  await page.reload()
  await page.unroute('**/Documents/uploadPart') // earlier, the browser would complete the second part
  await expect(address.getByText(t.unfinished.replace('{percent}', '40').replace('{name}', bill.name))).toBeVisible()
  parts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/Documents/uploadPart')) parts += 1
  })
  await address.locator('input[multiple]').setInputFiles(bill)
  await sendChosen(address)
  await expect(address.getByText(t.verified, { exact: true })).toHaveCount(2, decided)
  expect(parts).toBe(2) // the first is not sent again
})

test('the link back leads only to pages of this site', async ({ page }) => {
  const [brand, t] = [bee, texts[bee.language]]
  const back = page.getByRole('link', { name: t.back })
  const from = `/${brand.language}/account/preferences`
  await newPlayerOn(page, brand, `confirmidentity?prevUrl=${encodeURIComponent(from)}`)
  await back.click()
  await expect(page).toHaveURL(`${brand.origin}${from}`)
  await page.goto(`${accountPage(brand, 'confirmidentity')}?prevUrl=${encodeURIComponent('//evil.example/')}`)
  await expect(cardOf(page, t.identity)).toBeVisible()
  await expect(back).toHaveCount(0)
})

function pdf(bytes = 4_000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n'), Buffer.alloc(bytes - 30, ' ')])
}

/** As if from the desktop. */
async function drop(page: Page, zone: string, names: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle(
    ({ names, content }) => {
      const files = new DataTransfer()
      for (const name of names) {
        const body = name === 'huge.pdf' ? new Uint8Array(16 * 1024 * 1024) : content
        files.items.add(new File([body], name, { type: 'application/pdf' }))
      }
      return files
    },
    { names, content: pdf().toString('latin1') },
  )
  const place = page.getByRole('region', { name: zone })
  await place.dispatchEvent('dragover', { dataTransfer: files })
  await place.dispatchEvent('drop', { dataTransfer: files })
}
