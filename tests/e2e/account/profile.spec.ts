import type { Locator, Page } from '@playwright/test'
import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as profileEn } from '../../../apps/web/app/features/profile/messages.en.ts'
import { messages as profileJa } from '../../../apps/web/app/features/profile/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, brands, expect, inTurn, leo, test } from '../support/journey.ts'
import { accountPage, newPlayerOn } from '../support/player.ts'

test.describe.configure({ timeout: 150_000 })

const texts = { ja: { account: accountJa, profile: profileJa }, en: { account: accountEn, profile: profileEn } }

for (const brand of brands) {
  const t = texts[brand.language]

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: name, kana and address are changed in one form, and the postcode fills in the address`, async ({
      page,
    }) => {
      const { me } = await newPlayerOn(page, brand, 'profile')
      const words = me.t.person
      await expect(page.getByText(brand.language === 'ja' ? 'Yamada Hana' : 'Hana Yamada')).toBeVisible()
      const status = page.getByRole('region', { name: t.profile.completion })
      await expect(status).toContainText(t.profile.complete) // the address is optional
      await expect(status).toContainText(t.profile.optional.split('{')[0] ?? '')
      const firstNameKana = page.getByRole('textbox', { name: words.firstNameKana })
      await page.getByRole('textbox', { name: words.lastNameKana }).fill('やまだ')
      await firstNameKana.fill('山')
      await page.getByLabel(words.postalCode).fill('１０４００６１')
      await expect(page.getByLabel(words.address1)).toHaveValue('銀座')
      await page.getByRole('button', { name: t.profile.save, exact: true }).click()
      await expect(page.getByText(me.t.forms['invalid.firstNameKana'])).toBeVisible()
      await expect(firstNameKana).toBeFocused()
      await firstNameKana.fill('ﾊﾅ')
      await page.getByRole('button', { name: t.profile.save, exact: true }).click()
      await expect(page.getByText('ヤマダ ハナ')).toBeVisible()
      await expect(status).not.toContainText(t.profile.optional.split('{')[0] ?? '')
      await page.reload()
      await expect(page.getByLabel(words.postalCode)).toHaveValue('104-0061')
      await expect(page.getByLabel(words.prefecture)).toHaveValue('東京都')
      await accessible(page)
    })
}

test('a player linked to a bank sees the bank’s details, and has no password to change', async ({ page, server }) => {
  const t = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'profile')
  await server.operator('bank-player', person.email, 'Andon Bank')
  await page.reload()
  await expect(page.getByText(t.profile.fromBank.replace('{bank}', 'Andon Bank'))).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(t.profile.bankDetails).first()).toBeVisible()
  await expect(page.getByText(t.profile.bankContact)).toBeVisible()
  await expect(page.getByLabel(me.t.person.postalCode)).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.profile.change, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.profile.save, exact: true })).toHaveCount(0)
  await accessible(page)
  await page.goto(accountPage(bee, 'password'))
  await expect(page.getByText(t.account.noPassword)).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('main input[type="password"]')).toHaveCount(0)
  await accessible(page)
})

test('a picture is chosen, cropped by keys, shown, and removed', async ({ page }) => {
  const t = texts[bee.language]
  await newPlayerOn(page, bee, 'profile')
  const card = page.getByRole('region', { name: t.profile.picture, exact: true })
  const file = (name: string, buffer: Buffer) =>
    card.locator('input[type="file"]:not([capture])').setInputFiles({ name, mimeType: 'image/png', buffer })
  await file('no-picture.png', Buffer.from('no picture'))
  await expect(card.getByText(t.profile.pictureUnreadable)).toBeVisible()

  await file('me.png', await leftRedRightBlue(page))
  await expect(card.getByRole('application', { name: t.profile.cropArea })).toBeFocused()
  await accessible(page)
  for (let press = 0; press < 5; press++) await page.keyboard.press('+')
  for (let press = 0; press < 25; press++) await page.keyboard.press('ArrowRight')
  await card.getByRole('button', { name: t.profile.keepPicture }).click()
  const shown = card.getByRole('img', { name: t.profile.yourPicture })
  await expect(shown).toBeVisible()
  expect(await colourOf(shown)).toEqual({ red: false, blue: true })
  await expect(page.getByRole('banner').locator('img.avatar').first()).toHaveJSProperty('naturalWidth', 512)

  await page.reload()
  await card.getByRole('button', { name: t.profile.removePicture }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img.avatar')).toHaveCount(0)
})

test('a picture is cropped by dragging, too', async ({ page }) => {
  const t = texts.ja.profile
  await newPlayerOn(page, leo, 'profile')
  const card = page.getByRole('region', { name: t.picture, exact: true })
  await card
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await leftRedRightBlue(page) })
  const area = card.getByRole('application', { name: t.cropArea })
  const { x, y, width } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width / 2, y + width / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 2, y + width / 2, { steps: 4 })
  await page.mouse.up()
  await card.getByRole('button', { name: t.keepPicture }).click()
  const shown = card.getByRole('img', { name: t.yourPicture })
  expect(await colourOf(shown)).toEqual({ red: true, blue: false })
})

/** Three times as wide as high, so that a square can be all of one colour; drawn by the browser. */
async function leftRedRightBlue(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 })
    const context = canvas.getContext('2d')
    for (const [colour, left] of [
      ['red', 0],
      ['blue', 300],
    ] as const) {
      if (context) context.fillStyle = colour
      context?.fillRect(left, 0, 300, 200)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The colour in the middle of the picture, once loaded. */
function colourOf(picture: Locator) {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: 512, height: 512 }).getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(256, 256, 1, 1).data ?? []
    return { red: red > 128, blue: blue > 128 }
  })
}
