/** Cookies in which the site keeps where a visitor came from, by query parameter; a registration stores their values. */
export const trackingCookies = {
  trackerid: 'trackerIdCookie',
  bannerId: 'bannerIdCookie',
  affid: 'affIdCookie',
  bTag: 'bTagCookie',
  /** Not a parameter: the address of the outside page that led here. */
  referral: 'referral',
} as const
