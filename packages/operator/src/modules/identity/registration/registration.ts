import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import { hasReached, minimumAge, todayIn } from '@andon/contract/age'
import { dialCodes } from '@andon/contract/countries'
import { trackingCookies } from '@andon/contract/tracking-cookies'
import type { Cookies, Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { isDateOfBirth } from '../domain/date-of-birth.ts'
import { demandNumber } from '../own-number.ts'
import { demandStrongPassword } from '../passwords/password-rules.ts'
import { giveSession } from '../sessions/session-cookie.ts'
import { startSession } from '../sessions/sessions.ts'
import type { Acquisition } from '../store/players.ts'
import { openAccount } from './open-account.ts'
import { isReserved } from './reserved-nicknames.ts'

type Registration = PlayerApi['identity']['registration']

export function registration(deps: Deps): Handler<Registration> {
  return async (form, context) => {
    demandKnownCountry(form)
    demandOffered(deps, { site: context.site, country: form.country })
    demandAge(deps, form)
    const number = demandNumber(form)
    demandStrongPassword({ ...form, nickname: form.txtNickname, site: context.site })
    const { txtNickname: nickname, password, acceptTerms: _accepted, captcha, ...rest } = form
    if (await isReserved(deps, nickname)) throw new Refusal('NICKNAME_TAKEN', { field: 'txtNickname' })
    await deps.captcha.demand('freeRegistrations', context, captcha)
    const { playerId, session } = await openAccount(deps, {
      details: { ...rest, ...number, nickname, site: context.site },
      password,
      acquisition: readTracking(context.cookies),
      also: async (tx, playerId) => ({ playerId, session: await startSession(deps, tx, { playerId, context }) }),
    })
    giveSession(context, session)
    await deps.knownDevices.remember(context, form.email)
    return { success: true, playerID: playerId }
  }
}

function demandKnownCountry({ country }: RequestOf<Registration>): void {
  if (!dialCodes.has(country)) throw new Refusal('FIELD_INVALID', { field: 'country', message: 'Not a country' })
}

/** Checks the country of residence; the access module checks the country of the request. */
function demandOffered({ isOffered }: Deps, place: { site: string; country: string }): void {
  if (!isOffered(place)) throw new Refusal('COUNTRY_NOT_OFFERED', { field: 'country' })
}

function demandAge({ clock }: Deps, { dateOfBirth, country }: RequestOf<Registration>): void {
  const today = todayIn(country, clock.now().epochMilliseconds)
  if (!isDateOfBirth(dateOfBirth, Temporal.PlainDate.from(today)))
    throw new Refusal('FIELD_INVALID', { field: 'dateOfBirth', message: 'Not a date of birth' })
  const years = minimumAge(country)
  if (!hasReached({ years, born: dateOfBirth, today }))
    throw new Refusal('UNDERAGE', { field: 'dateOfBirth', params: { minimumAge: years } })
}

const longestTrackingValue = 500

/** The client controls these cookies: values are cut to a maximum length and rendered only as text. */
function readTracking(cookies: Cookies): Acquisition {
  const value = (name: string) => cookies.get(name)?.slice(0, longestTrackingValue).replaceAll('\0', '') || null
  return {
    trackerId: value(trackingCookies.trackerid),
    bannerId: value(trackingCookies.bannerId),
    affiliateId: value(trackingCookies.affid),
    bTag: value(trackingCookies.bTag),
    referral: value(trackingCookies.referral),
  }
}
