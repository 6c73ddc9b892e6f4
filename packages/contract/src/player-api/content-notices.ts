import * as v from 'valibot'
import { bonusTerms } from '../bonus-terms.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, currency, language, languageId, success } from '../fields.ts'
import { bannerZoneId } from '../lobbies.ts'
import { sites } from '../sites/index.ts'
import { block, marks } from './content-blocks.ts'
import { picture } from './content-pictures.ts'
import { routes } from './routes.ts'

/** `leo_live_casino`: a brand's code and one of its zones. */
export const bannerZoneIds = sites.flatMap((site) => site.bannerZones.map((zone) => bannerZoneId(site, zone)))

/** Windows below the width of the mobile layout, and all others. */
export const bannerDevices = ['narrow', 'wide'] as const

const instant = v.pipe(v.string(), v.isoTimestamp())

const banner = v.object({
  ...marks,
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** Text of the link. */
  action: v.string(),
  /** Path below the language, with its query. */
  link: v.string(),
  /** One address of the picture. */
  image: v.string(),
  /** Of a picture that staff have uploaded: all of its sizes. */
  picture: v.optional(picture),
  /** Absent: for every width of the window. */
  device: v.optional(v.picklist(bannerDevices)),
})
export type Banner = v.InferOutput<typeof banner>

const announced = {
  /** Its own page is `/promotion/{url}`. */
  url: v.string(),
  title: v.string(),
  summary: v.string(),
  body: v.array(block),
  terms: v.array(block),
  /** One address of the picture. */
  image: v.string(),
  /** Of a picture that staff have uploaded: all of its sizes. */
  picture: v.optional(picture),
  startsAt: instant,
  /** Absent: without end date. */
  endsAt: v.optional(instant),
}
const promotion = v.object({
  ...announced,
  /** In which languages it is published: each is published by itself. */
  languages: v.array(language),
  /** Code of the bonus programme that it announces. */
  bonusCode: v.optional(v.string()),
  /** The bonus programme itself, with the terms that apply outside countries with stricter ones. */
  bonus: v.optional(v.object({ programme: v.string(), currency, terms: bonusTerms })),
})
export type Promotion = v.InferOutput<typeof promotion>

export const notices = {
  getBanners: endpoint(routes.content.getBanners, {
    access: 'public',
    rate: 'read',
    summary: "A zone's banners, in display order",
    request: v.object({ ...languageId, zoneId: v.picklist(bannerZoneIds) }),
    reply: v.object({ ...success.entries, banners: v.array(banner) }),
    refusals: [],
  }),
  getPromotions: endpoint(routes.content.getPromotions, {
    access: 'public',
    rate: 'read',
    summary: "Current promotions of the brand; with an affiliate's id, also those for its visitors",
    request: v.object({ ...languageId, affiliateId: v.optional(boundedText(200)) }),
    reply: v.object({ ...success.entries, promotions: v.array(promotion) }),
    refusals: [],
  }),
} as const
