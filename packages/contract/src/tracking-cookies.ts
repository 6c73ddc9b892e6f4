/** Query parameters about a visitor's origin, and the cookies that keep them until registration. */
export const trackingCookies = {
  trackerid: 'trackerIdCookie',
  bannerId: 'bannerIdCookie',
  affid: 'affIdCookie',
  bTag: 'bTagCookie',
  /** Not a parameter: the URL of the external page that linked here. */
  referral: 'referral',
} as const
