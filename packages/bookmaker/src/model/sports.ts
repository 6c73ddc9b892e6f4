import type { Names } from './names.ts'

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
export const matchSports: readonly MatchSport[] = sports.filter((sport) => sport !== 'keirin')

export const sportNames: Readonly<Record<Sport, Names>> = {
  football: { ja: 'サッカー', en: 'Football' },
  baseball: { ja: '野球', en: 'Baseball' },
  basketball: { ja: 'バスケットボール', en: 'Basketball' },
  tennis: { ja: 'テニス', en: 'Tennis' },
  iceHockey: { ja: 'アイスホッケー', en: 'Ice hockey' },
  volleyball: { ja: 'バレーボール', en: 'Volleyball' },
  tableTennis: { ja: '卓球', en: 'Table tennis' },
  rugby: { ja: 'ラグビー', en: 'Rugby' },
  americanFootball: { ja: 'アメリカンフットボール', en: 'American football' },
  mma: { ja: '総合格闘技', en: 'MMA' },
  sumo: { ja: '相撲', en: 'Sumo' },
  keirin: { ja: '競輪', en: 'Keirin' },
  esports: { ja: 'eスポーツ', en: 'Esports' },
}
