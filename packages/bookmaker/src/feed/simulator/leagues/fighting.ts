import { athletes, everyHours, type League, league, named, onDays } from '../league.ts'
import { japan, world } from './categories.ts'

/** MMA, and the two top divisions of sumo: fifteen days of eight bouts. No ring name has been borne in the top division. */
export const fighting: readonly League[] = [
  league({
    code: 'mma1',
    sport: 'mma',
    category: world,
    name: { ja: '金網闘技 一番星', en: 'Cage Night Ichibanboshi' },
    entrants: athletes('mma1', 16, 'men', {
      japanese: 34,
      english: 20,
      portuguese: 18,
      slavic: 14,
      korean: 8,
      spanish: 6,
    }),
    legs: 2,
    rhythm: everyHours(48),
    starts: onDays('17:00 17:30 18:00 18:30 19:00 19:35 20:10 20:45'),
    bestOf: 3,
  }),
  league({
    code: 'sua1',
    sport: 'sumo',
    category: japan,
    name: { ja: '篝火場所 幕内', en: 'Kagaribi Basho, Makuuchi' },
    entrants: named(`
      Hinoumi 灯ノ海, Meiran 鳴嵐, Hakuroyo 白鷺洋, Raikozan 雷鼓山, Asanagiryu 朝凪龍, Sotenmaru 蒼天丸, Iwakura 磐座, Kongogawa 金剛川,
      Suiran 翠嵐, Hokutomine 北斗峰, Gosui 剛穂, Kaioki 海王旗, Momijinishiki 紅葉錦, Hienzan 飛燕山, Tsukinomori 月ノ森, Ryusenpu 龍旋風
    `),
    legs: 1,
    starts: onDays('16:15 16:27 16:38 16:50 17:05 17:17 17:30 17:45'),
    bestOf: 1,
  }),
  league({
    code: 'suj1',
    sport: 'sumo',
    category: japan,
    name: { ja: '篝火場所 十両', en: 'Kagaribi Basho, Juryo' },
    entrants: named(`
      Akebonomine 曙峰, Fujinoshin 藤之進, Umikaze 海風, Tetsunohana 鉄ノ花, Oborozuki 朧月, Yamabiko 山彦, Wakahayate 若疾風, Kurogane 黒鋼,
      Mineyuki 峰雪, Harusakari 春盛, Shionohana 潮ノ華, Kazaguruma 風車, Daichizan 大地山, Kirinmaru 麒麟丸, Hoshinosato 星ノ里, Iwashimizu 岩清水
    `),
    legs: 1,
    starts: onDays('14:20 14:32 14:43 14:55 15:08 15:20 15:32 15:44'),
    bestOf: 1,
  }),
]
