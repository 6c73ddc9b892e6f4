/** In the order of showing: as most players look for them, and always the same. */
export const sports = [
  'football',
  'baseball',
  'tennis',
  'basketball',
  'iceHockey',
  'americanFootball',
  'mma',
  'sumo',
  'keirin',
  'volleyball',
  'rugby',
  'esports',
  'tableTennis',
] as const
export type Sport = (typeof sports)[number]
/** Sports of two sides; in the others many compete in one event. */
export type MatchSport = Exclude<Sport, 'keirin'>
export const matchSports: readonly MatchSport[] = /* @__PURE__ */ sports.filter((sport) => sport !== 'keirin')
