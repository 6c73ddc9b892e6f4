import type { Names } from './names.ts'
import type { Sport } from './sports.ts'

/** Apart from the sports themselves, so that pages which have the names from the bookmaker do not fetch them twice. */
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
