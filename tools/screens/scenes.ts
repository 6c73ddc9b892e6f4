import { publishedGames } from '@andon/arcade'
import type { Site } from '@andon/contract/sites'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { texts } from '../../tests/e2e/support/texts.ts'
import { type Language, person } from './player.ts'
import { sportsScenes } from './sports-scenes.ts'

/** A page by its path, opened again at each width; or a step that continues on the page of the scene before it. */
export interface Scene {
  readonly name: string
  readonly path?: string
  readonly act?: (page: Page, language: Language) => Promise<unknown>
  /** A modal is captured as visible in the window, a page in full. */
  readonly modal?: true
  /** Also on a phone on its side. */
  readonly sideways?: true
  /** Takes the picture, on a phone only, of what cannot be seen at one moment. */
  readonly strip?: (page: Page) => Promise<Buffer>
  /** Left out: every brand has it. */
  readonly only?: (site: Site) => boolean
}

const withPage =
  (name: Site['pages'][number]) =>
  ({ pages }: Site) =>
    pages.includes(name)
const page = (name: string, path = `/${name}`): Scene => ({ name, path })
const account = (name: string): Scene => page(name, `/account/${name}`)
const dialogOf = (page: Page) => page.getByRole('dialog')
const opens = (press: Scene['act']): Pick<Scene, 'act' | 'modal'> => ({
  act: press as NonNullable<Scene['act']>,
  modal: true,
})

export const unconsented: readonly Scene[] = [{ name: 'cookie-consent', path: '/lobbies/casino', modal: true }]

export const visitorScenes: readonly Scene[] = [
  { ...page('home'), only: withPage('home'), sideways: true },
  { ...page('lobby', '/lobbies/casino'), sideways: true },
  page('live-casino', '/lobbies/live-casino'),
  page('allgames'),
  page('tournament'),
  page('promotions'),
  page('promotion', '/promotions/welcome'),
  { ...page('sports'), only: withPage('sports') },
  page('customer-service'),
  page('responsible-game'),
  page('terms-and-conditions'),
  page('404', '/no-such-page'),
  {
    name: 'login',
    path: '/lobbies/casino',
    ...opens((page, language) =>
      page.getByRole('banner').getByRole('link', { name: texts[language].shell.login }).click(),
    ),
  },
  {
    name: 'search',
    path: '/lobbies/casino#search',
    ...opens((page) => dialogOf(page).getByRole('article').first().waitFor()),
  },
  { name: 'search-found', ...opens((page) => dialogOf(page).getByRole('searchbox').fill('lantern')) },
  { name: 'sign-up-1', path: '/register', modal: true },
  ...signUp(),
]

export const playerScenes: readonly Scene[] = [
  page('lobby-logged-in', '/lobbies/casino'),
  page('mygames'),
  { ...page('account'), sideways: true },
  ...sportsScenes,
  ...['profile', 'password', 'security', 'preferences', 'confirmidentity', 'policies', 'sessions'].map(account),
  ...['cashier', 'transactions', 'bet-history', 'legacy-bet-history', 'bonus-rewards', 'limits', 'picture'].map(
    account,
  ),
  {
    ...account('cashier'),
    name: 'cashier-pay',
    sideways: true,
    act: (page, language) =>
      page.getByRole('main').getByRole('button', { name: texts[language].cashier.change }).click(),
  },
  { name: 'cashier-withdraw', path: '/account/cashier?view=withdraw' },
  {
    name: 'cashier-drawer',
    path: '/lobbies/casino',
    ...opens((page, language) =>
      page.getByRole('banner').getByRole('button', { name: texts[language].shell.deposit }).click(),
    ),
  },
  {
    name: 'account-menu',
    path: '/lobbies/casino',
    ...opens(async (page, language) => {
      const { shell } = texts[language]
      const button = page.getByRole('banner').getByRole('button', { name: shell.account })
      // phones have the menu as a page, and its part that opens over each page in the tab bar
      const tab = page.getByRole('navigation', { name: shell.tabs }).getByRole('button', { name: shell.saferPlayNow })
      await button.or(tab).filter({ visible: true }).click()
      await page.locator(':popover-open a[href$="/account/limits"]').waitFor() // the links to limits load after the balance
    }),
  },
  {
    name: 'menu',
    only: ({ menuButton }) => menuButton === 'always',
    path: '/lobbies/casino',
    ...opens((page) => page.locator('.menu-button button').first().click()),
  },
  ...publishedGames({ mostRoundWin: null }).map(({ gameCode }) => ({
    name: `game-${gameCode}`,
    path: `/game-play?gameId=${gameCode}&gameType=realgames`,
    sideways: true as const,
    ...opens(playOneRound),
  })),
]

/** Each step is captured with its fields filled in. */
function signUp(): Scene[] {
  const who = new Map<Language, ReturnType<typeof person>>()
  const steps: [string, (page: Page, language: Language) => Promise<unknown>][] = [
    ['sign-up-2', (page, language) => fillAccount(page, language, remembered(who, language))],
    ['sign-up-3', (page, language) => fillPerson(page, language, remembered(who, language))],
    ['sign-up-4', (page, language) => fillContact(page, language, remembered(who, language))],
  ]
  return steps.map(([name, act]) => ({ name, ...opens(act) }))
}

function remembered(who: Map<Language, ReturnType<typeof person>>, language: Language) {
  const made = who.get(language) ?? person(language)
  who.set(language, made)
  return made
}

async function fillAccount(page: Page, language: Language, who: ReturnType<typeof person>) {
  const t = texts[language].signUp
  await field(page, t.email).fill(who.email)
  await field(page, t.password).fill(who.password)
  await field(page, t.txtNickname).fill(who.txtNickname)
  await goOn(page, language)
}

async function fillPerson(page: Page, language: Language, who: ReturnType<typeof person>) {
  const t = texts[language]
  await field(page, t.signUp.country).selectOption('JP')
  await field(page, t.person.lastName).fill(who.lastName)
  await field(page, t.person.firstName).fill(who.firstName)
  await field(page, t.person.lastNameKana).fill('ヤマダ')
  await field(page, t.person.firstNameKana).fill('ハナコ')
  const [year = '', month = '', day = ''] = who.dateOfBirth.split('-')
  for (const [part, value] of Object.entries({ year, month, day }))
    await page.locator(`input[name="bday-${part}"]`).fill(value)
  await goOn(page, language)
}

async function fillContact(page: Page, language: Language, who: ReturnType<typeof person>) {
  const t = texts[language].person
  await field(page, t.phoneCountry).selectOption('JP')
  await field(page, t.phone).fill(who.phone)
  await goOn(page, language)
}

const field = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true })

async function goOn(page: Page, language: Language) {
  const before = await dialogOf(page).getByRole('heading', { level: 3 }).textContent()
  await dialogOf(page).getByRole('button', { name: texts[language].signUp.next, exact: true }).click()
  const left = dialogOf(page)
    .getByRole('heading', { level: 3 })
    .filter({ hasNotText: before ?? '' })
  await left.waitFor()
}

async function playOneRound(page: Page, language: Language) {
  const game = page.frameLocator('iframe')
  const t = texts[language].game
  const ready = game.locator('body[data-state="ready"]')
  const lastResult = game.getByRole('button', { name: t.showResult, exact: true })
  await ready.or(lastResult).first().waitFor({ state: 'attached', timeout: 60_000 })
  if (await lastResult.isVisible()) await lastResult.click()
  await ready.waitFor({ state: 'attached', timeout: 60_000 })
  await game.locator('button.spin').click()
  const covered = game.locator('.cells button:not([aria-disabled="true"])')
  await ready.or(covered.first()).first().waitFor({ state: 'attached', timeout: 60_000 })
  if (await covered.first().isVisible()) await playBoard(game, covered)
  await ready.waitFor({ state: 'attached', timeout: 60_000 })
}

/** Opens a cell, and cashes out if it is safe. */
async function playBoard(game: FrameLocator, covered: Locator) {
  const cashOut = game.locator('button.cash-out:enabled')
  await covered.nth(7).click()
  await game.locator('body[data-state="ready"]').or(cashOut).first().waitFor({ state: 'attached', timeout: 60_000 })
  if (await cashOut.isVisible()) await cashOut.click()
}
