import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, languageId, success } from '../fields.ts'
import { bannerZoneId, sites } from '../sites/index.ts'
import { block, marks } from './content-blocks.ts'
import { routes } from './routes.ts'

/** `leo_live_casino`: a brand's code and one of its zones. */
export const bannerZoneIds = sites.flatMap((site) => site.bannerZones.map((zone) => bannerZoneId(site, zone)))

const instant = v.pipe(v.string(), v.isoTimestamp())

const banner = v.object({
  ...marks,
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** What the link says. */
  action: v.string(),
  /** A path below the language, with its query. */
  link: v.string(),
  image: v.string(),
})
export type Banner = v.InferOutput<typeof banner>

const announced = {
  /** Its own page is `/promotion/{url}`, or `/tournament/{url}`. */
  url: v.string(),
  title: v.string(),
  summary: v.string(),
  body: v.array(block),
  terms: v.array(block),
  image: v.string(),
  startsAt: instant,
  /** None: until further notice. */
  endsAt: v.optional(instant),
}
const promotion = v.object({
  ...announced,
  /** The bonus programme it is about, if it is about one. */
  bonusCode: v.optional(v.string()),
})
export type Promotion = v.InferOutput<typeof promotion>

/** Announced before it starts, listed until it ends. */
const tournament = v.object(announced)
export type Tournament = v.InferOutput<typeof tournament>

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
    summary: "The brand's promotions that are on now; with an affiliate's id, those for its visitors too",
    request: v.object({ ...languageId, affiliateId: v.optional(boundedText(200)) }),
    reply: v.object({ ...success.entries, promotions: v.array(promotion) }),
    refusals: [],
  }),
  getTournaments: endpoint(routes.content.getTournaments, {
    access: 'public',
    rate: 'read',
    summary: "The brand's tournaments that are announced or running",
    request: v.object(languageId),
    reply: v.object({ ...success.entries, tournaments: v.array(tournament) }),
    refusals: [],
  }),
} as const
