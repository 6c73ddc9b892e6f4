import { newcomer } from '@andon/tests/browser'
import type { Page } from '@playwright/test'
import { accessible } from '../support/accessible.ts'
import { bee, type brands, expect, inTurn, leo, test, type Visitor, visitor } from '../support/journey.ts'
import { texts } from '../support/texts.ts'

test.describe.configure({ timeout: 150_000 })
const inDialog = { within: 'dialog' }
/** The form loads with its modal, which is slow on a busy machine. */
const firstSight = { timeout: 60_000 }

for (const brand of inTurn(0))
  test(`${brand.brand}: a newcomer registers by keyboard alone, and nothing moves meanwhile`, async ({ page }) => {
    await measureShifts(page)
    const me = visitor(page, brand)
    const { signUp, person: words } = me.t
    const person = newcomer()
    await me.open(`/${brand.language}/register`)
    await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toBeFocused(firstSight)
    await forgetShifts(page)

    await page.keyboard.press('Enter')
    await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toBeFocused()
    await expect(me.dialog.getByText(me.t.forms.required)).toHaveCount(3)
    await page.keyboard.type(`  ${person.email} `)
    await typeInto(page, me, signUp.password, 'password12')
    await typeInto(page, me, signUp.txtNickname, person.txtNickname)
    await expect(me.dialog.getByText(me.t.forms['PASSWORD_WEAK.common'])).toBeVisible()
    await page.keyboard.press('Enter')
    const password = me.dialog.getByLabel(signUp.password, { exact: true })
    await expect(password).toBeFocused() // the step stays, as the server would refuse it
    await password.fill(person.password)
    await expect(me.dialog.getByText(me.t.forms['strength.strong'])).toBeVisible()
    await accessible(page, inDialog)
    await nothingMoved(page)
    await page.keyboard.press('Enter')

    await opened(me, signUp.person)
    await forgetShifts(page)
    await chooseJapan(page, me, signUp.country)
    const names = [words.lastName, words.firstName] as const
    for (const name of brand.language === 'ja' ? names : names.toReversed()) await typeInto(page, me, name, 'Yamada')
    await typeInto(page, me, words.lastNameKana, 'やまだ')
    await typeInto(page, me, words.firstNameKana, 'はなこ')
    for (const [part, digits] of [
      ['year', '２０１０'],
      ['month', '13'],
      ['day', '12'],
    ] as const)
      await typeInto(page, me, words[`birth.${part}`], digits)
    await expect(me.dialog.getByText(me.t.forms.BIRTH_MONTH)).toBeVisible()
    await page.keyboard.press('Enter')
    const month = me.dialog.getByLabel(words['birth.month'], { exact: true })
    await expect(month).toBeFocused()
    await month.fill('4')
    await page.keyboard.press('Enter')
    await expect(me.dialog.getByText(words.underage.replace('{age}', '20'))).toBeVisible()
    await expect(me.dialog.getByLabel(words['birth.year'], { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1990')
    await accessible(page, inDialog)
    await nothingMoved(page)
    await page.keyboard.press('Enter')

    await opened(me, signUp.contact)
    await forgetShifts(page)
    await expect(me.dialog.getByLabel(words.phoneCountry, { exact: true })).toHaveValue('JP') // as the residence
    await typeInto(page, me, words.phone, `${person.phone.slice(0, 2)}-${person.phone.slice(2)}`)
    await typeInto(page, me, optional(brand, words.postalCode), '１０４００６１')
    await expect(me.dialog.getByLabel(words.prefecture)).toHaveValue('東京都')
    await accessible(page, inDialog)
    await nothingMoved(page)
    await page.keyboard.press('Enter')

    await opened(me, signUp.choices)
    await forgetShifts(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(me.dialog.getByText(me.t.forms['invalid.acceptTerms'])).toBeVisible()
    await expect(me.dialog.locator('input[name="acceptTerms"]')).toBeFocused()
    await page.keyboard.press('Space')
    await accessible(page, inDialog)
    await nothingMoved(page)
    await page.keyboard.press('Enter')
    await expect(me.balance).toHaveText(/¥\s*0$/)

    const { profile } = await page.evaluate(async () => (await fetch('/ajax/profile/getData')).json())
    expect(profile).toMatchObject({
      email: person.email,
      lastNameKana: 'ヤマダ',
      areaCode: '81',
      phone: `0${person.phone.replace(/^0/, '')}`,
      postalCode: '104-0061',
      prefecture: '東京都',
      city: '中央区',
      address1: '銀座',
    })
    expect(await page.evaluate(() => sessionStorage.getItem('signUpDraft'))).toBeNull()
  })

test('the form keeps its values after going back and a reload, except the password and the agreement', async ({
  page,
}) => {
  const me = visitor(page, leo)
  const { signUp, person: words } = me.t
  const person = newcomer()
  await me.open('/ja/register')
  await me.signUpStep.account(person)
  await me.signUpStep.person(person)
  await me.dialog.getByLabel(words.city).fill('鎌倉市')
  await me.dialog.getByRole('button', { name: signUp.back, exact: true }).click()
  await opened(me, signUp.person)
  await expect(me.dialog.getByLabel(words.lastName, { exact: true })).toHaveValue(person.lastName)
  await page.reload()

  await expect(me.dialog.getByText(signUp.restored)).toBeVisible()
  await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toHaveValue(person.email)
  await expect(me.dialog.getByLabel(signUp.password, { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    person.password,
  )
  await me.signUpStep.account(person)
  await opened(me, signUp.contact)
  await expect(me.dialog.getByLabel(words.city)).toHaveValue('鎌倉市')
  await page.reload()
  await me.dialog.getByRole('button', { name: signUp.startOver }).click()
  await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toHaveValue('')
  await page.reload()
  await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toHaveValue('')
})

test('a late reply about an older nickname is ignored', async ({ page }) => {
  const me = visitor(page, bee)
  const { txtNickname } = newcomer()
  let letOldAnswer = () => {}
  const held = new Promise<void>((done) => {
    letOldAnswer = done
  })
  await page.route('**/ajax/registration/isUniqueNickname', async (route) => {
    const isOld = route.request().postData()?.includes('andon-demo')
    if (isOld) await held
    await route.fulfill({ json: { success: true, isUnique: !isOld } }).catch(() => {}) // fails where the page has cancelled the request
  })
  await me.open('/en/register')
  const field = me.dialog.getByLabel(me.t.signUp.txtNickname, { exact: true })
  const asked = page.waitForRequest('**/ajax/registration/isUniqueNickname')
  await field.fill('andon-demo')
  const old = await asked
  await field.fill(txtNickname)
  await expect(me.dialog.getByText(me.t.signUp.free)).toBeVisible()
  letOldAnswer()
  await old.response() // nothing, if the page has cancelled the request
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(me.dialog.getByText(me.t.signUp.free)).toBeVisible()
  await expect(me.dialog.getByText(me.t.forms.NICKNAME_TAKEN)).toHaveCount(0)
})

test('a step with a taken value does not advance; a step whose value is taken meanwhile opens again', async ({
  page,
}) => {
  const me = visitor(page, leo)
  const { signUp, forms } = me.t
  const person = newcomer()
  await me.open('/ja/register')
  await me.signUpStep.account({ ...person, email: 'demo@andon.example' })
  await expect(me.dialog.getByText(forms.EMAIL_TAKEN)).toBeVisible()
  await expect(me.dialog.getByLabel(signUp.email, { exact: true })).toBeFocused()

  await me.signUpStep.account(person)
  await me.signUpStep.person(person)
  await me.signUpStep.contact(person)
  await opened(me, signUp.choices)
  await page.evaluate(
    async (other) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'x-xsrf-token': decodeURIComponent(token) }
      const body = new URLSearchParams(other)
      await fetch('/ajax/registration', { method: 'POST', credentials: 'include', headers, body })
    },
    newcomer({ txtNickname: person.txtNickname }) as Record<string, string>,
  )
  await page.context().clearCookies({ name: 'andon_session' })
  await me.dialog.locator('input[name="acceptTerms"]').check()
  await me.dialog.getByRole('button', { name: signUp.submit }).click()
  await expect(me.dialog.getByText(forms.NICKNAME_TAKEN)).toBeVisible()
  await expect(me.dialog.getByLabel(signUp.txtNickname, { exact: true })).toBeFocused()
})

test('a postcode fills in the address, which can be edited; an unknown one leaves it to be typed', async ({ page }) => {
  const me = visitor(page, leo)
  const { person: words } = me.t
  await me.open('/ja/register')
  await me.signUpStep.account(newcomer())
  await me.signUpStep.person(newcomer())
  const field = (name: string) => me.dialog.getByLabel(name)
  await field(words.postalCode).fill('104-0061')
  await expect(me.dialog.getByText(words.filled)).toBeVisible()
  await expect(field(words.address1)).toHaveValue('銀座')
  await field(words.address1).fill('銀座1-2-3')
  await field(words.postalCode).fill('1000001')
  await expect(field(words.address1)).toHaveValue('千代田1-2-3')
  await expect(field(words.city)).toHaveValue('千代田区')
  await field(words.city).fill('どこか')
  await field(words.postalCode).fill('9999999')
  await expect(me.dialog.getByText(words.nowhere)).toBeVisible()
  await expect(field(words.city)).toHaveValue('どこか')
})

for (const [name, viewport] of [
  ['on a small phone', { width: 390, height: 700 }],
  ['at 200 % zoom', { width: 640, height: 400 }],
] as const)
  test(`the form fits ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const me = visitor(page, bee)
    await me.open('/en/register')
    const person = newcomer()
    for (const step of ['account', 'person', 'contact'] as const) {
      await expect(me.dialog.getByRole('heading', { level: 3 })).toBeVisible()
      expect(await me.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
      await me.signUpStep[step](person)
    }
    const submit = me.dialog.getByRole('button', { name: me.t.signUp.submit })
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
  })

/** The step has opened, and its heading has the focus for screen readers. */
async function opened(me: Visitor, name: string): Promise<void> {
  const heading = me.dialog.getByRole('heading', { level: 3, name })
  await expect(heading).toBeFocused()
  await expect(me.dialog.getByRole('listitem').and(me.dialog.locator('[aria-current="step"]'))).toHaveText(name)
}

const optional = ({ language }: (typeof brands)[number], label: string) =>
  language === 'ja' ? `${label}（任意）` : `${label} (optional)`

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, me: Visitor, label: string) {
  const field = me.dialog.getByLabel(label, { exact: true })
  for (let tab = 0; tab < 12; tab++) {
    if (await field.evaluate((element) => element === document.activeElement)) return field
    await page.keyboard.press('Tab')
  }
  throw new Error(`${label} is not reached by Tab`)
}

async function typeInto(page: Page, me: Visitor, label: string, text: string): Promise<void> {
  await tabTo(page, me, label)
  await page.keyboard.type(text)
}

async function chooseJapan(page: Page, me: Visitor, label: string): Promise<void> {
  const select = await tabTo(page, me, label)
  await expect(select.locator('option[value="JP"]')).toHaveCount(1)
  if (me.t === texts.ja) {
    await page.keyboard.press('Home')
    if ((await select.inputValue()) !== 'JP') await page.keyboard.press('ArrowDown')
  } else await page.keyboard.type('Japan')
  await expect(select).toHaveValue('JP')
}

/** Sums up what moves in a dialog by itself, that is, not within half a second of a key or a tap. */
async function measureShifts(page: Page): Promise<void> {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  await page.addInitScript(() => {
    const sum = { value: 0 }
    Object.assign(window, { movedByItself: sum })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && sources.some(({ node }) => node?.parentElement?.closest('dialog'))) sum.value += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing has moved since the step opened. Movement when the next step opens does not count. */
async function nothingMoved(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => (window as unknown as { movedByItself: { value: number } }).movedByItself.value),
  ).toBeLessThan(0.002) // a hundredth of a line, once in a while; 0.02 is what people notice
}

/** Shifts are reported after the frame in which they happen. */
async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    for (let frame = 0; frame < 3; frame++) await nextFrame()
    ;(window as unknown as { movedByItself: { value: number } }).movedByItself.value = 0
  })
}
