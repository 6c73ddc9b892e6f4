import type { Locator, Page } from '@playwright/test'
import type { ModalName } from '../../../apps/web/app/page/modals.ts'
import { newcomer } from '../../support/browser.ts'
import { hydrated } from './hydrated.ts'
import { type Brand, expect, type Visitor } from './journey.ts'
import { type Size, sizes } from './layout.ts'
import { accountPage, depositOn, post } from './player.ts'
import { windowTexts as texts } from './window-texts.ts'

interface Place {
  readonly page: Page
  readonly me: Visitor
  readonly brand: Brand
  readonly t: (typeof texts)['ja' | 'en']
}

export interface WindowRow {
  readonly by: 'visitor' | 'player'
  /** Opens it, on a narrow screen, from any page. */
  readonly open: (place: Place) => Promise<Locator>
  /** Where it does not exist at every size. */
  readonly among?: readonly Size[]
}

/** The journey that opens it anyway, and checks it there by `checkWindow`. */
type Elsewhere = `${string}.spec.ts`

/** Components with a dialog, sheet or menu of their own, beside the modals. */
type Component =
  | 'AccountMenu'
  | 'ActivityTab'
  | 'ChatPanel'
  | 'ConnectionNotice'
  | 'DropBonus'
  | 'FilterPanel'
  | 'GameBarPlayer'
  | 'GameCard'
  | 'GameSwitch'
  | 'IdleDialog'
  | 'MenuPanel'
  | 'PaymentDialog'
  | 'PolicyPrompt'
  | 'SaferPlayButton'
  | 'SearchWindow'

const phones = sizes.filter(({ width }) => width < 1000)
/** Opens the first step; each other follows the one before. */
const signUpSteps: readonly ((place: Place) => Promise<unknown>)[] = [
  ({ me, brand }) => me.open(`/${brand.language}/register`),
  ({ me, brand }) => me.signUpStep.account(newcomer({ language: brand.language })),
  ({ me, brand }) => me.signUpStep.person(newcomer({ language: brand.language })),
  ({ me, brand }) => me.signUpStep.contact(newcomer({ language: brand.language })),
]
const visitorAt = async ({ me, brand: { home } }: Place, query: string) => {
  await me.open(`${home}${query}`)
  await expect(me.dialog.locator('form')).toBeVisible()
  return me.dialog
}
const playerAt = async ({ page, me, brand }: Place, name: string) => {
  await page.goto(accountPage(brand, name))
  await expect(me.balance).toBeVisible()
}
const cashier = async (place: Place) => {
  await playerAt(place, 'profile')
  await place.page.getByRole('banner').getByRole('button', { name: place.me.t.shell.deposit }).click()
  await expect(place.me.dialog.locator('button[type="submit"]')).toBeVisible()
  return place.me.dialog
}

/** Every dialog, sheet and menu; several lines where one has several steps. */
export const windows: Readonly<Record<ModalName | Component, Elsewhere | readonly WindowRow[]>> = {
  login: [{ by: 'visitor', open: (place) => visitorAt(place, '?login=true') }],
  resetPassword: [
    {
      by: 'visitor',
      open: async (place) => {
        await visitorAt(place, '?login=true')
        await place.me.dialog.getByRole('button', { name: place.me.t.login.forgotten }).click()
        return place.me.dialog
      },
    },
    { by: 'visitor', open: (place) => visitorAt(place, '?type=reset_password&token=none') },
  ],
  signUp: signUpSteps.map((goOn) => ({
    by: 'visitor',
    open: async (place) => {
      await goOn(place)
      await expect(place.me.dialog.getByRole('heading', { level: 2 })).toBeVisible()
      return place.me.dialog
    },
  })),
  MenuPanel: [
    {
      by: 'visitor',
      among: phones,
      open: async ({ page, me }) => {
        await me.open()
        await page.getByRole('button', { name: me.t.shell.openMenu }).click()
        return page.getByRole('dialog', { name: me.t.shell.menu })
      },
    },
  ],
  ChatPanel: [
    {
      by: 'visitor',
      open: async ({ page, me, t }) => {
        await me.open()
        await expect(page.getByTestId('chat')).toBeAttached()
        await page
          .getByRole('navigation', { name: me.t.shell.tabs })
          .getByRole('link', { name: me.t.shell['tab.help'] })
          .click()
        return page.getByRole('dialog', { name: t.chat.title })
      },
    },
  ],
  GameCard: [
    {
      by: 'visitor',
      open: async ({ page, me }) => {
        await me.open()
        await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
        const details = page.getByRole('main').getByRole('article').getByRole('button', { expanded: false }).first()
        await details.scrollIntoViewIfNeeded()
        await hydrated(details)
        await details.click()
        return page.locator('.game-card')
      },
    },
  ],
  GameBarPlayer: [
    {
      by: 'visitor',
      among: phones,
      open: async ({ page, me, t }) => {
        await me.openGame('freegames')
        await page.getByRole('button', { name: t.play.menu, exact: true }).click()
        return page.locator('.account-menu:popover-open')
      },
    },
  ],
  GameSwitch: [
    {
      by: 'visitor',
      open: async ({ page, me, t }) => {
        await me.openGame('freegames')
        await page.getByRole('button', { name: t.play.menu, exact: true }).click()
        await page.locator('.game-menu').getByRole('button', { name: t.play.otherGames }).click()
        const drawer = page.locator('.game-switch:popover-open')
        await expect(drawer.getByRole('listitem').first()).toBeVisible()
        return drawer
      },
    },
  ],
  welcome: '../shell/newcomer.spec.ts',
  ConnectionNotice: '../shell/offline.spec.ts',
  IdleDialog: '../shell/idle.spec.ts',
  PolicyPrompt: '../shell/changes-for-all.spec.ts',
  realityCheck: '../account/limits-reality-check.spec.ts',
  sessionLimit: '../account/limits-reality-check.spec.ts',
  excluded: '../account/limits.spec.ts',
  cashier: [
    { by: 'player', open: cashier },
    {
      by: 'player',
      open: async (place) => {
        const { page, me } = place
        await cashier(place)
        await me.dialog.getByLabel(me.t.cashier.otherAmount, { exact: true }).fill('5000')
        await me.dialog.locator('button[type="submit"]').click()
        await me.dialog.getByRole('radio', { name: me.t.cashier.newCard }).check()
        await expect(page.getByLabel(me.t.cashier.cvv, { exact: true })).toBeVisible()
        return me.dialog
      },
    },
  ],
  oneTimeCode: [
    {
      by: 'player',
      open: async (place) => {
        await playerAt(place, 'profile')
        await place.page.getByRole('main').getByRole('button', { name: place.t.profile.prove }).first().click()
        await expect(place.me.dialog.locator('form')).toBeVisible()
        return place.me.dialog
      },
    },
  ],
  takeBreak: [
    {
      by: 'player',
      open: async (place) => {
        await playerAt(place, 'limits')
        await place.page.getByRole('main').getByRole('button', { name: place.t.limits['break.1'], exact: true }).click()
        await expect(place.me.dialog.getByRole('heading')).toBeVisible()
        return place.me.dialog
      },
    },
  ],
  DropBonus: [
    {
      by: 'player',
      open: async (place) => {
        const { page, t, me, brand } = place
        await playerAt(place, 'bonus-rewards')
        await takeBonus(page, brand)
        await page.reload()
        await page.getByRole('button', { name: t.bonus.drop, exact: true }).click()
        return me.dialog
      },
    },
  ],
  SearchWindow: ['#search', '#search=zzzz'].map((mark) => ({
    by: 'visitor',
    open: async ({ page, me, brand: { home } }) => {
      await page.mouse.move(0, 0) // a pointer that rests on a game would open its card, which covers the others
      await me.open(`${home}${mark}`).then(() => page.reload()) // an address that differs by its mark alone opens nothing
      const dialog = page.locator('dialog[data-variant="search"]')
      await expect(dialog.getByRole('searchbox')).toHaveValue(mark.split('=')[1] ?? '')
      await expect(dialog.getByRole(mark === '#search' ? 'article' : 'heading').first()).toBeVisible()
      return dialog
    },
  })),
  PaymentDialog: [
    {
      by: 'player',
      open: async (place) => {
        await playerAt(place, 'transactions')
        await depositOn(place.page, 3_000)
        await place.page.reload()
        await place.page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
        await expect(place.me.dialog.getByTestId('payment-status')).toBeVisible()
        return place.me.dialog
      },
    },
  ],
  AccountMenu: [
    {
      by: 'player',
      among: sizes.filter(({ width }) => width >= 640),
      open: async (place) => {
        await playerAt(place, 'profile')
        await place.page.setViewportSize(sizes[1])
        await place.page.getByRole('banner').getByRole('button', { name: place.me.t.shell.account }).click()
        return place.page.locator('.account-menu:popover-open')
      },
    },
  ],
  SaferPlayButton: [
    {
      by: 'player',
      among: sizes.filter(({ width }) => width >= 640),
      open: async (place) => {
        await playerAt(place, 'profile')
        await place.page.setViewportSize(sizes[1])
        await place.page.getByRole('banner').getByRole('button', { name: place.me.t.shell.saferPlayNow }).click()
        await expect(place.page.locator('.today-figures:visible')).toContainText('¥')
        return place.page.locator('.safer-panel:popover-open')
      },
    },
  ],
  FilterPanel: [
    {
      by: 'visitor',
      open: async ({ page, me, brand }) => {
        await me.open(`/${brand.language}/lobbies/casino`)
        await page.getByRole('button', { name: me.t.lobby.narrow, exact: true }).click()
        await expect(me.dialog.locator('.filter-value').first()).toBeVisible()
        return me.dialog
      },
    },
  ],
  ActivityTab: [
    {
      by: 'player',
      among: phones,
      open: async (place) => {
        await playerAt(place, 'profile')
        await place.page.locator('.tab-bar').getByRole('button', { name: place.me.t.shell.saferPlayNow }).click()
        await expect(place.page.locator('.today-figures:visible')).toContainText('¥')
        return place.page.locator('.activity-panel:popover-open')
      },
    },
  ],
}

/** The lines of the windows that visitors or players open. */
export const rowsOf = (by: WindowRow['by']) =>
  Object.entries(windows).flatMap(([name, rows]): [string, readonly WindowRow[]][] =>
    typeof rows !== 'string' && rows[0]?.by === by ? [[name, rows]] : [],
  )

/** What `open` needs. */
export const placeOf = (page: Page, me: Visitor, brand: Brand): Place => ({ page, me, brand, t: texts[brand.language] })

/** One that can be given up: for a code at LEO, with a first deposit at BEE. */
async function takeBonus(page: Page, { brand }: Brand): Promise<void> {
  const idempotencyKey = crypto.randomUUID()
  if (brand === 'LEO') await post(page, '/ajax/bonus/claim', { bonusCode: 'HELLO', idempotencyKey })
  else await depositOn(page, 10_000, { bonusCode: 'WELCOME' })
}
