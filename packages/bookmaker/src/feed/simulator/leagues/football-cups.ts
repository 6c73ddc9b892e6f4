import { clubsOf, cup, everyHours, type League, onDays, tuesdays } from '../league.ts'
import {
  argentina,
  asia,
  brazil,
  england,
  europe,
  japan,
  northAmerica,
  oceania,
  southAmerica,
  spain,
  thailand,
  westAsia,
} from './categories.ts'
import { latinFootball } from './football-americas.ts'
import { moreAmericanFootball } from './football-americas-2.ts'
import { asianFootball } from './football-asia.ts'
import { europeanFootball } from './football-europe.ts'
import { moreEuropeanFootball } from './football-europe-2.ts'
import { pacificFootball } from './football-pacific.ts'
import { westAsianFootball } from './football-west-asia.ts'
import { leagueOf } from './league-of.ts'

const homes = [
  ...asianFootball,
  ...pacificFootball,
  ...westAsianFootball,
  ...europeanFootball,
  ...moreEuropeanFootball,
  ...latinFootball,
  ...moreAmericanFootball,
]
const first = (count: number, ...codes: readonly string[]) =>
  codes.flatMap((code) => clubsOf(leagueOf(homes, code), count))
const all = (...codes: readonly string[]) => codes.flatMap((code) => clubsOf(leagueOf(homes, code)))

const everyWeek = { rhythm: everyHours(168), firstDay: tuesdays.first } as const
/** Cups of a continent and of its countries take turns, so that a club can play in both. */
const firstWeek = { rhythm: everyHours(336), firstDay: tuesdays.first } as const
const secondWeek = { rhythm: everyHours(336), firstDay: tuesdays.second } as const

/** Cups of the continent's west go by the clocks between Mexico and the coast. */
const pacificTime = { ...northAmerica, utcOffset: -7 }

/** Cups of football, from Tuesday to Thursday: their clubs play in their leagues on Saturday or Sunday. */
export const footballCups: readonly League[] = [
  cup({
    code: 'fbozc1',
    category: oceania,
    name: { ja: 'サザンスター・カップ', en: 'Southern Star Cup' },
    entrants: all('fbnza1', 'fbaua1'),
    rounds: 8,
    ...everyWeek,
    starts: onDays('18:00 19:15 20:30 21:00', '18:00 19:15 20:30 21:00', '18:00 19:15 20:30 21:00'),
  }),
  cup({
    code: 'fbasc1',
    category: asia,
    name: { ja: 'アジア・ランタン・カップ', en: 'Asian Lantern Cup' },
    entrants: first(12, 'fbjp3', 'fbkr2', 'fbtha1'),
    rounds: 6,
    ...firstWeek,
    starts: onDays(
      '18:30 19:00 19:30 20:30 21:00 22:00',
      '18:30 19:00 19:30 20:30 21:00 22:00',
      '18:30 19:00 19:30 20:30 21:00 22:00',
    ),
  }),
  cup({
    code: 'fbjpc1',
    category: japan,
    name: { ja: '朝霧杯', en: 'Asagiri Cup' },
    entrants: all('fbjp3', 'fbjp4'),
    rounds: 6,
    ...secondWeek,
    starts: onDays(
      '18:30 19:00 19:00 19:30 20:00',
      '18:30 19:00 19:00 19:00 19:30 20:00',
      '18:30 19:00 19:00 19:00 19:30 20:00',
    ),
  }),
  cup({
    code: 'fbthc1',
    category: thailand,
    name: { ja: 'サリカ・カップ', en: 'Sarika Cup' },
    entrants: all('fbtha1'),
    rounds: 6,
    ...secondWeek,
    starts: onDays('18:45 20:00', '18:45 20:15', '18:00 18:45 20:15'),
  }),
  cup({
    code: 'fbwac1',
    category: westAsia,
    name: { ja: 'オアシス・カップ', en: 'Oasis Cup' },
    entrants: all('fbina1', 'fbaea1'),
    rounds: 8,
    ...everyWeek,
    starts: onDays('17:15 18:30 19:15 20:15', '17:15 18:00 18:30 19:15 20:15', '17:15 18:00 18:30 19:15 20:15'),
  }),
  cup({
    code: 'fbeuc1',
    category: europe,
    name: { ja: 'ヨーロピアン・ガーランド・カップ', en: 'European Garland Cup' },
    entrants: [...first(8, 'fben2', 'fbes2'), ...first(7, 'fbde2', 'fbit2'), ...first(6, 'fbfra1')],
    rounds: 8,
    ...firstWeek,
    starts: onDays(
      '17:45 18:45 20:00 20:45 21:00 21:00',
      '17:45 18:45 20:00 20:45 21:00 21:00',
      '17:45 18:45 20:00 20:45 21:00 21:00',
    ),
  }),
  cup({
    code: 'fbenc1',
    category: england,
    name: { ja: 'ランタン・トロフィー', en: 'Lantern Trophy' },
    entrants: all('fben2'),
    rounds: 6,
    ...secondWeek,
    starts: onDays('17:00 19:30 20:00', '17:00 19:30 20:00 20:15', '17:00 19:30 20:00'),
  }),
  cup({
    code: 'fbesc1',
    category: spain,
    name: { ja: 'コパ・デ・ラス・ルーナス', en: 'Copa de las Lunas' },
    entrants: all('fbes2'),
    rounds: 6,
    ...secondWeek,
    starts: onDays('19:00 20:00 21:15', '19:00 20:00 21:15', '19:00 20:00 21:15'),
  }),
  cup({
    code: 'fbsac1',
    category: southAmerica,
    name: { ja: 'コパ・クルス・アウストラル', en: 'Copa Cruz Austral' },
    entrants: all('fbbr2', 'fbara1'),
    rounds: 6,
    ...firstWeek,
    starts: onDays(
      '18:00 19:00 20:00 21:30 21:45',
      '18:00 19:00 20:00 21:30 21:45',
      '18:00 18:30 19:00 20:00 21:30 21:45',
    ),
  }),
  cup({
    code: 'fbbrc1',
    category: brazil,
    name: { ja: 'タッサ・ダス・パルメイラス', en: 'Taça das Palmeiras' },
    entrants: all('fbbr2'),
    rounds: 6,
    ...secondWeek,
    starts: onDays('18:30 20:00 21:45', '18:30 20:00 21:45', '18:30 20:00 21:45'),
  }),
  cup({
    code: 'fbarc1',
    category: argentina,
    name: { ja: 'コパ・デル・オルネロ', en: 'Copa del Hornero' },
    entrants: all('fbara1'),
    rounds: 6,
    ...secondWeek,
    starts: onDays('18:00 21:00', '18:00 21:00', '18:00 19:30 21:00'),
  }),
  cup({
    code: 'fbnac1',
    category: pacificTime,
    name: { ja: 'パシフィック・マリーゴールド・カップ', en: 'Pacific Marigold Cup' },
    entrants: all('fbmx2', 'fbusa1'),
    rounds: 8,
    ...everyWeek,
    starts: onDays('18:15 19:30 21:00 22:00', '18:15 19:30 21:00 22:00', '18:15 19:30 20:15 21:00 22:00'),
  }),
]
