import { type Currency, currencyCodes, inEveryCurrency } from '@andon/money'
import * as v from 'valibot'
import { gameCode } from '../fields.ts'
import { inEveryLanguage, languageCodes } from '../languages.ts'
import { lobbyNames } from '../lobbies.ts'

/** Directive 2002/58/EC, article 5(3), in the European Economic Area, and its likeness in the United Kingdom (PECR, regulation 6). */
const consentFirst = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'GB'],
]

/**
 * Countries that no operator can serve lawfully or be paid from: those of the FATF's "High-Risk Jurisdictions subject to a Call for Action" (North
 * Korea, Iran, Myanmar; list of June 2025) and Cuba, which is under a comprehensive embargo of the United States. An operator adds those in which
 * it holds no licence, and follows the lists of its own regulator.
 */
const embargoed = ['CU', 'IR', 'KP', 'MM']

const language = v.picklist(languageCodes)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country of two capital letters (ISO 3166-1)'))
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/.-]*$/, 'is no path below the language, such as /lobbies/casino'))
const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'is no host name without a port'))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.minLength(1))

const menuEntry = v.strictObject({
  /** Names the entry's text in the language files. */
  id: v.picklist([
    ...(['sports', 'sportsAz', 'casino', 'liveCasino', 'slots', 'specialBets', 'tournaments', 'promotions'] as const),
    ...(['allGames', 'myGames', 'responsibleGame', 'customerService'] as const),
  ]),
  path,
})
export type MenuEntry = v.InferOutput<typeof menuEntry>

const tabEntry = v.strictObject({ id: v.picklist(['sports', 'live', 'casino', 'slots', 'promotions']), path })
export type TabEntry = v.InferOutput<typeof tabEntry>

/** Below the main menu, unless a brand overrides it. */
const moreMenu: MenuEntry[] = [
  { id: 'allGames', path: '/allgames' },
  { id: 'slots', path: '/lobbies/slots' },
  { id: 'myGames', path: '/mygames' },
  { id: 'responsibleGame', path: '/responsible-game' },
  { id: 'customerService', path: '/customer-service' },
]

const webAddress = v.pipe(v.string(), v.regex(/^https:\/\/[^\s"<>]+$/, 'is no https: address'))

/** Who supervises and tests the brand, and who helps people who play too much, as the footer shows them. */
const trust = v.strictObject({
  /** `authority` as it calls itself; `url` is its page about this licence. */
  licences: v.optional(v.array(v.strictObject({ authority: text, number: text, url: webAddress })), []),
  /** Of test houses, dispute bodies and the like: `url` is the page that confirms the seal. */
  seals: v.optional(v.array(v.strictObject({ name: text, url: webAddress })), []),
  /** Help bodies in the countries that the brand serves. */
  help: v.optional(
    v.array(
      v.strictObject({
        name: v.strictObject(inEveryLanguage(() => text)),
        url: webAddress,
        phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d -]{3,20}$/, 'is no telephone number'))),
      }),
    ),
    [],
  ),
})

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'is no time of day such as 09:30'))

const cashierSums = v.strictObject({
  /** Minor units that a player may deposit over all time until identity and address are verified. */
  depositsBeforeVerification: count,
  /** Withdrawals up to this sum (minor units) in 24 hours are approved automatically, unless another check asks for a review. */
  fastWithdrawalUpTo: count,
})
export type CashierSums = v.InferOutput<typeof cashierSums>

const usualCashierSums: Record<Currency, CashierSums> = {
  JPY: { depositsBeforeVerification: 1_000_000, fastWithdrawalUpTo: 20_000 },
}

/** The fields of `brands/<code>/site.json`. Fields with a default may be left out. */
export const site = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,11}$/, 'is no code of 2 to 12 capital letters and digits')),
  name: text,
  /** The brand with the lowest number comes first and is shown on hosts that belong to no brand. */
  order: v.optional(count, 100),
  /** Where a weakness is reported, published in `security.txt`. */
  securityContact: v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'is no mailto: or https: address')),
  /** Host names (without port) that show this brand, the first in links; the setting `SITE_HOSTS` replaces them. */
  hosts: v.pipe(v.array(host), v.minLength(1)),
  /** Below the language. The empty path also redirects to the visitor's. */
  homePath: v.strictObject({ visitor: path, player: path }),
  menu: v.pipe(v.array(menuEntry), v.minLength(1)),
  /** The first tabs of the bar on narrow screens, before those of the visitor or the player; without any, the casino and the search. */
  tabs: v.optional(v.pipe(v.array(tabEntry), v.minLength(1), v.maxLength(3))),
  /** Behind the menu button, below the main menu: an entry of the main menu is not repeated. */
  moreMenu: v.optional(v.array(menuEntry), moreMenu),
  /** The menu button is shown on every screen, or only where the main menu does not fit. */
  menuButton: v.picklist(['always', 'narrow']),
  /** Pages that not every brand has; elsewhere they are not found. */
  pages: v.optional(v.array(v.picklist(['home', 'sports', 'special-bet'])), []),
  /** The supplier whose sportsbook the sports pages open, once it is connected. */
  sportsBook: v.optional(text),
  bannerZones: v.pipe(v.array(v.picklist(lobbyNames)), v.minLength(1)),
  /** The browser's own frame on phones: the theme's `--bg` or `--header-bg`. */
  themeColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is no colour such as #150f2b')),
  /** IANA name, for what the brand announces: `Asia/Tokyo`. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'is no time zone such as Asia/Tokyo')), 'Asia/Tokyo'),
  /** The sender of mails. */
  sender: v.strictObject({ name: text, address: v.pipe(v.string(), v.email()) }),
  languages: v.optional(v.pipe(v.array(language), v.minLength(1)), languageCodes),
  defaultLanguage: v.optional(language, languageCodes[0]),
  countryLanguages: v.optional(v.record(country, language), { IN: 'en', JP: 'ja' }),
  currency: v.optional(v.picklist(currencyCodes), currencyCodes[0]),
  /** Countries whose visitors and residents are refused. */
  blockedCountries: v.optional(v.array(country), embargoed),
  /** Countries whose law requires consent before any cookie that is not necessary; elsewhere a visitor must be able to refuse. */
  consentFirstCountries: v.optional(v.array(country), consentFirst),
  /** Paths below the language on which header and footer are hidden. */
  chromelessPaths: v.optional(v.array(path), ['/maintenance', '/countryblock']),
  footer: v.optional(
    v.strictObject({
      /** Minimum ages of the countries that the brand serves. */
      ageSigns: v.array(v.pipe(v.string(), v.regex(/^\d{2}\+$/, 'is no age such as 18+'))),
    }),
    { ageSigns: ['18+', '20+'] },
  ),
  /** Left out, the footer of a sandbox says that there is neither licence nor seal. */
  trust: v.optional(trust, {}),
  /** Games at the top of a lobby with their own pictures, the first one largest; those that a lobby does not have are left out. */
  featuredGames: v.optional(v.array(gameCode), []),
  /** Groups of games (`popular`, `new`, `calm` …) in the order of their rows; the others follow in the usual order. */
  lobbyOrder: v.optional(v.array(text), []),
  /** How many games with the tag `footer` the footer shows at most. */
  footerGames: v.optional(count, 6),
  /** Number of games on a page about another subject. */
  slotGames: v.optional(count, 6),
  /** How many games the home page's gallery shows; the lobbies have all. */
  gallerySlotGames: v.optional(count, 9),
  /** When the brand's chat is answered, each day in its `timeZone`; `until` before `from` is the next day's. Left out, the chat names no hours. */
  chatHours: v.optional(
    v.pipe(
      v.strictObject({ from: timeOfDay, until: timeOfDay }),
      v.check(({ from, until }) => from !== until && from !== '24:00', 'never begins or never ends'),
    ),
  ),
  flags: v.strictObject({
    captchaRequired: v.optional(v.boolean(), true),
    /** Off: the brand has no jackpots. None is listed, and its players fill and win none. */
    jackpot: v.optional(v.boolean(), false),
    /** Off: lobbies name no maker of a game, and cannot be filtered by one. */
    gameProvider: v.optional(v.boolean(), true),
    /** Off: the brand has no sports pages and no history of sports bets. */
    sports: v.boolean(),
    smsVerification: v.optional(v.boolean(), true),
    emailVerification: v.optional(v.boolean(), true),
    /** Off: the form is the only way to write to customer service. */
    chat: v.optional(v.boolean(), true),
    /** Off: browsers remove the service worker at their next page, and show their own page while they are offline. */
    serviceWorker: v.optional(v.boolean(), true),
  }),
  /** By currency of the player's account. */
  cashier: v.optional(
    v.strictObject(inEveryCurrency((currency) => v.optional(cashierSums, usualCashierSums[currency]))),
    {},
  ),
  /** Accounts created before this instant (milliseconds since 1970) skip the channel check at login. */
  migratedUserCutoff: v.optional(count, 1_711_461_600_000),
})

/** One brand's web site as data. */
export type Site = v.InferOutput<typeof site>

function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}
