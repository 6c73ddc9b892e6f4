import { setTimeout } from 'node:timers/promises'
import { type Site, sites } from '@andon/contract/sites'
import { newcomer } from '@andon/tests/browser'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { startServerProcess } from '../../../tools/running-server.ts'
import { isLongForm } from '../../support/long-form.ts'
import { accessTo, type ServerAccess } from './server-access.ts'
import { type Language, texts } from './texts.ts'

export { expect }

const port = process.env.ANDON_PORT
if (port === undefined) throw new Error('ANDON_PORT names the port of the server under test')

/** Every brand that ships. Each is tested in one of its languages, in turn. */
export const brands: readonly Brand[] = sites.map((site, index) => {
  const language = site.languages[index % site.languages.length] ?? site.defaultLanguage
  return {
    site,
    brand: site.code,
    language,
    origin: `http://${site.hosts[0]}:${port}`,
    home: `/${language}${site.homePath.visitor}`,
  }
})

/**
 * The brands of a journey that is the same on each, `place` being its number in its file: the short form has one of them in turn, the long form all.
 * What a brand's theme, pages or language may break runs on all `brands` in both forms.
 */
export const inTurn = (place: number): readonly Brand[] =>
  isLongForm ? brands : brands.filter((_, index) => index === place % brands.length)

/** For journeys that are about one brand, or the same on each. */
export const [leo, bee] = [brandOf('LEO'), brandOf('BEE')]

function brandOf(code: string): Brand {
  const found = brands.find(({ brand }) => brand === code)
  if (found === undefined) throw new Error(`no brand has the code ${code}`)
  return found
}

export interface Brand {
  readonly site: Site
  readonly brand: string
  readonly language: Language
  readonly origin: string
  readonly home: string
}

interface WorkerFixtures {
  /** Operator commands and database changes on the server that all journeys share: only what concerns one player. */
  readonly server: ServerAccess
  /** The same on a server of its own, for journeys that change what all visitors see. */
  readonly ownServer: ServerAccess & { readonly dataDir: string; brand<B extends Brand>(brand: B): B }
}

/** Fails a journey on every console error, policy violation, failed hydration and request to another origin. The visitor has refused optional cookies. */
export const test = base.extend<{ page: Page; expectedFaults: RegExp | null }, WorkerFixtures>({
  /** Of a journey that breaks the connection: what the browser then says. */
  expectedFaults: [null, { option: true }],

  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = []
    watch(page, faults)
    page.context().on('page', (opened) => watch(opened, faults))
    await page
      .context()
      .addCookies(brands.map(({ origin }) => ({ name: 'cookieConsent', value: 'necessary', url: origin })))
    answersOnceOpened(page)
    await lateScripts(page)
    await use(page)
    expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([])
  },

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what the fixture needs
    async ({}, use) => {
      const access = accessTo({ dataDir: process.env.ANDON_E2E_DATA ?? '' }) // set by playwright.config.ts
      await use(access)
      await access.close()
    },
    { scope: 'worker' },
  ],

  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what the fixture needs
    async ({}, use, { project }) => {
      expect(project.name, 'playwright.config.ts starts this server in one worker').toBe('own server')
      const { dataDir, origin, close } = await startServerProcess({ quiet: true })
      const access = accessTo({ dataDir })
      await use({ ...access, dataDir, brand: (brand) => ({ ...brand, origin: origin(brand.brand) }) })
      await access.close()
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** A click on a page that React does not answer yet is lost, on a slow machine only: what is opened in full, or again, is waited for. A journey about pages without scripts goes on. */
function answersOnceOpened(page: Page): void {
  const answers = () => page.waitForFunction(isAnswered, undefined, { timeout: 60_000 }).catch(() => undefined)
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await answers()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await answers()
    return response
  }
}

/** Runs in the page: it is none of ours, or its header or content has been taken over by React. */
function isAnswered(): boolean {
  const parts = [...document.querySelectorAll('header, main')]
  const isOurs = '__reactRouterContext' in window && parts.length > 0
  return !isOurs || parts.some((part) => Object.keys(part).some((name) => name.startsWith('__reactProps')))
}

/** With LATE_SCRIPTS_MS every script comes so much later, as on a slow machine: `LATE_SCRIPTS_MS=1500 npx playwright test` finds journeys that do not wait. */
async function lateScripts(page: Page): Promise<void> {
  const lateMs = Number(process.env.LATE_SCRIPTS_MS ?? 0)
  if (lateMs === 0) return
  await page.context().route(/\.js(\?|$)/, async (route) => {
    await setTimeout(lateMs)
    await route.fallback().catch(() => undefined) // the page has been closed
  })
}

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())
    )
      faults.push(`${message.text()} ${message.location().url}`)
    if (message.type() === 'warning' && /hydrat|did not match/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && !hostname.endsWith('localhost') && hostname !== '127.0.0.1')
      faults.push(`a request to another origin: ${request.url()}`)
  })
}

/** A person's actions on the site, by visible text. */
export function visitor(page: Page, { language, origin, home }: Brand) {
  const t = texts[language]
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabel(name, { exact: true })

  const goOn = () => dialog.getByRole('button', { name: t.signUp.next, exact: true }).click()
  /** Each fills its step and goes on to the next. */
  const signUpStep = {
    async account(person: ReturnType<typeof newcomer>) {
      await field(t.signUp.email).fill(person.email)
      await field(t.signUp.password).fill(person.password)
      await field(t.signUp.txtNickname).fill(person.txtNickname)
      await goOn()
    },
    async person(person: ReturnType<typeof newcomer>) {
      await field(t.signUp.country).selectOption(person.country)
      await field(t.person.lastName).fill(person.lastName)
      await field(t.person.firstName).fill(person.firstName)
      if (person.country === 'JP') {
        await field(t.person.lastNameKana).fill('ヤマダ')
        await field(t.person.firstNameKana).fill('ハナ')
      }
      const [year = '', month = '', day = ''] = person.dateOfBirth.split('-')
      for (const [part, value] of Object.entries({ year, month, day }))
        await dialog.locator(`input[name="bday-${part}"]`).fill(value)
      await goOn()
    },
    async contact(person: ReturnType<typeof newcomer>) {
      await field(t.person.phoneCountry).selectOption('JP')
      await field(t.person.phone).fill(person.phone)
      await goOn()
    },
  }

  /** In the login that is open. */
  const enterLogin = async ({ email, password }: { email: string; password: string }) => {
    await field(t.login.email).fill(email)
    await field(t.login.password).fill(password)
    await dialog.getByRole('button', { name: t.login.submit, exact: true }).click()
  }

  return {
    t,
    dialog,
    open: (path = home) => page.goto(`${origin}${path}`),
    balance: page.getByTestId('balance'),

    async signUp(changes: Partial<ReturnType<typeof newcomer>> = {}) {
      const person = { ...newcomer(), ...changes }
      await page.getByRole('banner').getByRole('link', { name: t.shell.signUp }).click()
      await signUpStep.account(person)
      await signUpStep.person(person)
      await signUpStep.contact(person)
      await dialog.locator('input[name="acceptTerms"]').check()
      await dialog.getByRole('button', { name: t.signUp.submit }).click()
      await expect(
        dialog.getByRole('heading', { name: t.welcome.title.replace('{name}', person.txtNickname) }),
      ).toBeVisible()
      return person
    },
    signUpStep,

    async logIn(person: { email: string; password: string }) {
      await page.getByRole('banner').getByRole('link', { name: t.shell.login }).click()
      await enterLogin(person)
    },
    enterLogin,

    async logOut() {
      await page.getByRole('banner').getByRole('button', { name: t.shell.account }).click()
      await page.getByRole('button', { name: t.shell.logOut }).click()
      await page.getByRole('banner').getByRole('link', { name: t.shell.login }).waitFor() // a navigation now would cancel the call
    },

    async deposit({ amount, card = '4111111111111111' }: { amount: number; card?: string }) {
      await page.getByRole('banner').getByRole('button', { name: t.shell.deposit }).click()
      await field(t.cashier.otherAmount).fill(String(amount))
      await dialog.locator('button[type="submit"]').click()
      await dialog.getByRole('radio', { name: t.cashier.newCard }).check()
      await field(t.cashier.cardNumber).fill(card)
      await field(t.cashier.expiry).fill('12/39')
      await field(t.cashier.cvv).fill('123')
      await field(t.cashier.cardHolder).fill('HANA YAMADA')
      await dialog.locator('button[type="submit"]').click()
    },

    game: page.frameLocator('iframe'),
    openGame: (mode: 'realgames' | 'freegames', gameCode = 'lantern-river') =>
      page.goto(`${origin}/${language}/game-play?gameId=${gameCode}&gameType=${mode}`),
  }
}

export type Visitor = ReturnType<typeof visitor>

/** Waits until the game takes a spin, spins, and waits until the round is over. */
export async function playRound(game: FrameLocator, t: Visitor['t']): Promise<void> {
  const body = game.locator('body')
  await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  await game.getByRole('button', { name: t.game.spin, exact: true }).click()
  await expect(body).toHaveAttribute('data-state', 'busy')
  await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
}

/** `¥ 12,345` as 12345. */
export async function amountOf(text: Promise<string | null>): Promise<number> {
  return Number(((await text) ?? '').replace(/\D/g, ''))
}
