import { dialCodes } from '@andon/contract/countries'
import { boundedText } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import { publishedGame } from '@andon/contract/supplier-games'
import { dialect } from '@andon/contract/vendor-messages/dialects'
import { parseOrigin } from '@andon/platform/http'
import * as v from 'valibot'
import { launchPlaceholders, unknownPlaceholder } from '../launch-template.ts'

/** The files of a supplier's folder. Every field that is not named here is refused, so that a misspelt one does not go unnoticed. */

const siteCodes = sites.map(({ code }) => code).join(', ')
const site = v.pipe(
  v.string(),
  v.check(
    (code) => sites.some((known) => known.code === code),
    ({ input }) => `no site has the code ${input}; there are ${siteCodes}`,
  ),
)
const country = v.pipe(
  v.string(),
  v.check(
    (code) => dialCodes.has(code),
    ({ input }) => `${input} is not a country; expected two capital letters of ISO 3166, such as JP`,
  ),
)
const countryList = v.pipe(v.array(country), v.minLength(1, 'names no country'))
const where = {
  sites: v.optional(v.pipe(v.array(site), v.minLength(1, 'names no site'))),
  countries: v.optional(
    v.union(
      [v.strictObject({ only: countryList }), v.strictObject({ not: countryList })],
      'expected {"only": [countries]} or {"not": [countries]}',
    ),
  ),
}

const isLocal = (hostname: string) => hostname === '127.0.0.1' || /(^|\.)localhost$/.test(hostname)

/** Why an origin cannot be used; undefined if it can. */
function whyNotOrigin(text: string): string | undefined {
  const known = parseOrigin(text)
  if (known?.origin !== text)
    return `expected an origin without a path or a slash at the end, such as https://games.example, found ${text}`
  return text.startsWith('https:') || isLocal(known.hostname) ? undefined : 'expected https'
}

const checked = (whyNot: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => whyNot(text) === undefined,
      ({ input }) => whyNot(input) ?? '',
    ),
  )
const origins = v.pipe(v.array(checked(whyNotOrigin)), v.minLength(1, 'names no origin'), v.maxLength(20))

/** The origin of an address with placeholders, which only its path, query and fragment may contain. */
export const originOfTemplate = (template: string) => /^https?:\/\/[^/?#]*/.exec(template)?.[0] ?? ''

function whyNotTemplate(template: string): string | undefined {
  const why = whyNotOrigin(originOfTemplate(template))
  if (why) return `expected an address that begins with https:// and a host, found ${template}`
  const unknown = unknownPlaceholder(template)
  if (unknown === undefined) return undefined
  return `{${unknown}} is not a placeholder; there are ${launchPlaceholders.map((name) => `{${name}}`).join(', ')}`
}
const template = checked(whyNotTemplate)
const needsToken = 'expected {token} in it, by which the supplier opens the game session'
const seconds = 'expected a whole number of seconds from 10 to 600'

export const about = v.strictObject({
  name: boundedText(80),
  kind: v.optional(v.picklist(['casino', 'sportsbook']), 'casino'),
  dialect: v.optional(dialect, 'vanguard'),
  origins: v.strictObject({ frames: origins, images: v.optional(origins), messages: v.optional(origins) }),
  launch: v.variant('by', [
    v.strictObject({
      by: v.optional(v.literal('template'), 'template'),
      real: v.pipe(
        template,
        v.check((text) => text.includes('{token}'), needsToken),
      ),
      demo: v.optional(template),
      tokenSeconds: v.optional(
        v.pipe(v.number(seconds), v.integer(seconds), v.minValue(10, seconds), v.maxValue(600, seconds)),
        60,
      ),
    }),
    v.strictObject({
      by: v.literal('hub88'),
      /** Base address of its API, without a slash at the end. */
      apiUrl: checked((text) =>
        whyNotOrigin(originOfTemplate(text)) === undefined && !/[{}?#]|\/$/.test(text)
          ? undefined
          : `expected an https address without a slash at the end, found ${text}`,
      ),
      operatorId: boundedText(100),
    }),
  ]),
  ...where,
})
export type About = v.InferOutput<typeof about>

const fileName = v.pipe(
  v.string(),
  v.regex(/^\w[\w.-]*$/, 'expected the name of a file in the same folder'),
  v.maxLength(100),
)
const publicKey = { publicKeyFile: v.optional(fileName), publicKeyPem: v.optional(v.string()) }

export const keys = v.strictObject({
  /** Verify the supplier's calls: one, or two while it changes from one to the other. */
  keys: v.pipe(
    v.array(
      v.variant('algorithm', [
        v.strictObject({ algorithm: v.literal('ed25519'), ...publicKey }),
        v.strictObject({ algorithm: v.literal('rsa-sha256'), ...publicKey }),
        v.strictObject({
          algorithm: v.literal('hmac-sha256'),
          secretFile: v.optional(fileName),
          secretBase64: v.optional(v.string()),
        }),
      ]),
    ),
    v.minLength(1, 'names no key'),
    v.maxLength(2, 'expected at most two keys'),
  ),
  /** Signs our own calls to an aggregator. */
  privateKeyFile: v.optional(fileName),
})
export type Keys = v.InferOutput<typeof keys>

const names = v.union(
  [
    boundedText(80),
    v.pipe(
      v.strictObject(inEveryLanguage(() => v.optional(boundedText(80)))),
      v.check((name) => Object.keys(name).length > 0, 'names no language'),
    ),
  ],
  'expected a text of 1 to 80 characters, or one for each language',
)
const percent = 'expected a number from 0 to 100, or null'
const { reading, vendorCode, vendorName, vendorDisplayName, beGameTypeId, volatility, tagList, modes, ...same } =
  publishedGame.entries

/** A game as its supplier's folder describes it: what is left out has a default. */
export const fileGame = v.strictObject({
  ...same,
  ...where,
  name: names,
  reading: v.optional(reading),
  vendorCode: v.optional(vendorCode),
  vendorName: v.optional(vendorName),
  vendorDisplayName: v.optional(vendorDisplayName),
  beGameTypeId: v.optional(beGameTypeId, '1'),
  volatility: v.optional(volatility, 'none'),
  rtp: v.optional(v.nullable(v.pipe(v.number(percent), v.minValue(0, percent), v.maxValue(100, percent))), null),
  tagList: v.optional(tagList, []),
  modes: v.optional(modes, ['freegames', 'realgames']),
})
export type FileGame = v.InferOutput<typeof fileGame>

export const games = v.strictObject({
  games: v.pipe(v.array(fileGame), v.maxLength(10_000)),
})
